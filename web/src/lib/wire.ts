/** What the server sends and takes, as the browser uses it. */

export type Word = string | number;
export type ActionWords = Word[];

/** A thing of the game by name, such as the slot `large-top`; the noun `seat` stands for a person. */
export interface Noun {
  noun: string;
  id: Word;
}

export type PhraseArg = Word | Noun;

export interface Phrase {
  key: string;
  args: Record<string, PhraseArg>;
}

export interface GameEvent {
  rule: string;
  seat: number;
  phrase: Phrase;
  verb: string;
  args: Record<string, PhraseArg>;
}

export interface Option {
  action: ActionWords;
  label: Phrase;
  zones: string[];
  interrupt: boolean;
  preview: GameEvent[];
  more: boolean;
}

export interface Question {
  seat: number;
  prompt: Phrase;
  options: Option[];
}

export interface Waiting {
  seat: number;
  /** Null while that seat decides in secret. */
  prompt: Phrase | null;
}

export interface LogEntry {
  /** The position after this action has this ply; 0 is the set-up. Numbers may be missing while others decide in secret. */
  ply: number;
  seat: number;
  action: ActionWords;
  label: Phrase | null;
  events: GameEvent[];
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'human' | 'bot';
  bot: string | null;
  mine: boolean;
  connected: boolean;
  to_act: boolean;
}

export interface Barrier {
  reason: string;
  ply: number;
}

export interface UndoInfo {
  /** Which of my seats it is for; -1 if none. */
  seat: number;
  can: number;
  /** Where each step back leads to: the nearest first. */
  plies: number[];
  barrier: Barrier | null;
}

export interface ScoreLine {
  rule: string;
  item: string;
  points: number;
  factors: number[];
  phrase: Phrase;
}

export interface Result {
  ranks: number[];
  winners: number[];
  totals: number[];
  lines: ScoreLine[][];
  ties: number[][];
}

export interface Position {
  table: string;
  game: string;
  status: 'running' | 'finished';
  ply: number;
  shown: number;
  /** Counts every accepted change, undos included; it never comes back. */
  revision: number;
  /** Log entries up to this ply still hold; all later ones are replaced by `log`. */
  since: number;
  seats: SeatInfo[];
  mine: number[];
  host: boolean;
  settings: Record<string, string>;
  viewer: number;
  view: unknown;
  question: Question | null;
  waiting: Waiting[];
  log: LogEntry[];
  undo: UndoInfo;
  result: Result | null;
}

export interface Refusal {
  rule: string;
  phrase: Phrase;
}

export interface WhyAnswer {
  action: ActionWords;
  label: Phrase;
  refusal: Refusal | null;
}

export interface ErrorBody {
  code: string;
  message: string;
  args?: Record<string, Word>;
  refusal?: Refusal | null;
}

export interface Presence {
  seat: number;
  connected: boolean;
}

export type ServerMessage =
  | ({ type: 'position' } & Position)
  | { type: 'table'; table: TableInfo }
  | { type: 'done'; id: number }
  | { type: 'why'; id: number; answers: WhyAnswer[] }
  | { type: 'error'; id: number | null; error: ErrorBody }
  | { type: 'presence'; seats: Presence[]; watching: number }
  | { type: 'pong'; id: number };

export interface Me {
  id: string;
  name: string;
}

export interface SettingInfo {
  name: string;
  choices: string[];
  default: string;
  rule: string;
}

export interface GameInfo {
  name: string;
  seat_counts: number[];
  settings: SettingInfo[];
  bots: string[];
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  bot?: string;
  name?: string;
}

export interface TableWish {
  game: string;
  settings: Record<string, string>;
  seats: SeatWish[];
  start: boolean;
}

export interface TableSeat {
  seat: number;
  name: string | null;
  kind: 'human' | 'bot' | 'open';
  bot: string | null;
  mine: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  status: 'waiting' | 'running' | 'finished';
  settings: Record<string, string>;
  seats: TableSeat[];
  host: boolean;
  created: string;
  ply: number;
  auto_start: boolean;
  /** False: another version of the rules is installed than the one it was played with. */
  playable: boolean;
  archived: boolean;
  result: Result | null;
}

export interface TableLists {
  mine: TableInfo[];
  open: TableInfo[];
  running: TableInfo[];
}

export interface RuleChapter {
  id: string;
  clauses: string[];
}

export interface RuleBook {
  game: string;
  chapters: RuleChapter[];
  /** Printed values that no source states, as `table.key`. */
  reconstructed: string[];
}
