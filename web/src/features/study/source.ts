/** A game that is studied: it may be on still, and what was is seen through the eyes that are chosen. */

import { api } from '../../server/client';
import type { Position } from '../../server/wire';
import { LiveSource } from '../table/source';

export class StudySource extends LiveSource {
  #eyes: () => number | null;

  /** *eyes*: the seat to look through; null as long as only what I know myself may be shown. */
  constructor(id: string, eyes: () => number | null) {
    super(id);
    this.#eyes = eyes;
  }

  override recall(ply: number): Promise<Position> {
    const eyes = this.#eyes();
    return eyes === null ? super.recall(ply) : api.studyPosition(this.id, ply, eyes);
  }
}
