/** Payments that the rules ask for token by token, answered in one go. */

import type { Composer, TokenKind, Total } from '..';
import type { PhraseArg, Question } from '../../server/wire';
import { playerOf } from '../board/reading';
import { named } from './context';
import { GOODS, RESOURCES, type NoriaView } from './view';

/** What *currency* accepts, in the order in which the server asks for it. */
function tender(view: NoriaView, currency: string): readonly string[] {
  if (currency === 'resource') return RESOURCES;
  return view.goods.filter((one) => one.class === currency).map((one) => one.good);
}

function idOf(arg: PhraseArg | undefined): string {
  return arg === undefined ? '' : typeof arg === 'object' ? String(arg.id) : String(arg);
}

function due(question: Question): number {
  return Number(idOf(question.prompt.args.amount)) || 0;
}

/** From the lowest kind that may still be paid upwards. */
function kinds(question: Question, view: NoriaView): TokenKind[] {
  const owned = supplies(view, question.seat);
  const all = tender(view, idOf(question.prompt.args.currency) || 'resource');
  const from = Math.max(all.indexOf(idOf(question.prompt.args.lowest)), 0);
  return all.slice(from).map((thing) => ({ thing, have: owned[thing] ?? 0 }));
}

const pay: Composer<NoriaView> = { verb: 'pay', due, kinds, fixed: ['purpose', 'currency'] };

/** A mixed price asks for two kinds as long as nothing of it is paid; `paid` is -1 then. */
const mixed: Composer<NoriaView> = { ...pay, variety: (question) => (question.prompt.args.paid === -1 ? 2 : 1) };

export const composers: Record<string, Composer<NoriaView>> = {
  'noria-ask-pay-any': pay,
  'noria-ask-pay-mixed': mixed,
};

/** What *seat* owns of everything that can be paid or gained. */
export function supplies(view: NoriaView, seat: number): Record<string, number> {
  const player = playerOf(view, seat);
  const owned: Record<string, number> = { ...player.resources, knowledge: player.knowledge };
  for (const resource of RESOURCES) owned[`${resource}-ship`] = player.ships[resource];
  for (const good of GOODS) {
    owned[good] = player.warehouses[good].full;
    owned[`empty-${good}`] = player.warehouses[good].empty;
  }
  return owned;
}

/** What a turn spends and brings: resources and knowledge. */
export function totals(view: NoriaView, seat: number): Total[] {
  const owned = supplies(view, seat);
  return [...RESOURCES, 'knowledge'].map((id) => ({
    noun: 'thing',
    id,
    label: named('thing', id),
    amount: owned[id] ?? 0,
  }));
}

export function total(view: NoriaView, seat: number): number {
  return playerOf(view, seat).total;
}
