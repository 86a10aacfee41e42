/** How lines of talk that arrive one by one become one conversation. */

import type { TalkLine } from '../../server/wire';

/** *old* brought up to what is *told*; *whole*: in place of it. Nothing is shown twice, and all in one order. */
export function mergeTalk(old: readonly TalkLine[], told: readonly TalkLine[], whole: boolean): TalkLine[] {
  const lines = new Map((whole ? told : [...old, ...told]).map((line) => [line.number, line]));
  return [...lines.values()].sort((a, b) => a.number - b.number);
}

export interface Speech {
  first: TalkLine;
  lines: TalkLine[];
}

/** Lines of one person that follow each other stand together. */
export function speechesOf(lines: readonly TalkLine[]): Speech[] {
  const speeches: Speech[] = [];
  for (const line of lines) {
    const open = speeches.at(-1);
    if (open && open.first.speaker === line.speaker && open.first.room === line.room) open.lines.push(line);
    else speeches.push({ first: line, lines: [line] });
  }
  return speeches;
}
