/** What the server sends and takes, by the names that the browser uses. The shapes are generated: see api.d.ts. */

import type { components } from './api';

type Schemas = components['schemas'];

export type Word = string | number;
export type ActionWords = Word[];

/** A thing of the game by name, such as the slot `large-top`; the noun `seat` stands for a person. */
export type Noun = Schemas['Noun'];
export type PhraseArg = Word | Noun;
export type Phrase = Schemas['Phrase'];

export type GameEvent = Schemas['Told'];
export type LogEntry = Schemas['LogEntry'];
export type Option = Schemas['Option'];
export type Question = Schemas['Question'];
export type Waiting = Schemas['Waiting'];
export type SeatInfo = Schemas['SeatedPlayer'];
export type UndoInfo = Schemas['UndoReach'];
export type ScoreLine = Schemas['ScoredLine'];
export type Result = Schemas['FinalResult'];
export type Position = Schemas['Position'];

export type Refusal = Schemas['Refused'];
export type WhyAnswer = Schemas['Why'];
export type Plan = Schemas['Plan'];
export type AssumedAnswer = Schemas['AssumedAnswer'];
export type ErrorBody = Schemas['ErrorBody'];
export type Presence = Schemas['PresentSeat'];
export type ServerMessage = Schemas['ServerMessage'];
export type ClientMessage = Schemas['ClientMessage'];

export type TalkLine = Schemas['TalkLine'];
export type Rematch = Schemas['RematchMessage'];
export type Closed = Schemas['Closed'];
export type Missed = Schemas['Away'];
export type SeatChange = Schemas['SeatChange'];
export type RemovedPerson = Schemas['RemovedPerson'];

export type Me = Schemas['Me'];
export type Session = Schemas['Session'];
export type SettingInfo = Schemas['GameSetting'];
export type GameInfo = Schemas['GameEntry'];
export type SeatWish = Schemas['SeatWish'];
export type TableWish = Schemas['NewTable'];
export type TableSeat = Schemas['TableSeat'];
export type TableInfo = Schemas['Table'];
export type TableLists = Schemas['TableLists'];
export type Series = Schemas['Series'];
export type SeriesScore = Schemas['SeriesScore'];
export type RuleChapter = Schemas['Chapter'];
export type RuleBook = Schemas['Rules'];
export type Lesson = Schemas['Lesson'];
export type LessonChapter = Schemas['LessonChapter'];
export type LessonStep = Schemas['LessonStep'];

export type Figure = Schemas['Figure'];
export type StatisticsPart = Schemas['Part'];
export type StatisticsSummary = Schemas['Summary'];
export type GameStatistics = Schemas['GameStatistics'];
export type Aid = Schemas['Aid'];
export type AidSection = Schemas['AidSection'];
export type AidTable = Schemas['AidTable'];

export type Study = Schemas['Study'];
export type Course = Schemas['Course'];
export type Moment = Schemas['Moment'];
export type Source = Schemas['Source'];
export type Review = Schemas['Review'];
export type JudgedTurn = Schemas['JudgedTurn'];
export type TurningPoint = Schemas['TurningPoint'];
export type Guess = Schemas['Guess'];
export type Comment = Schemas['Comment'];
export type Hint = Schemas['Hint'];
export type AdvisedWay = Schemas['AdvisedWay'];
export type AdvisedStep = Schemas['AdvisedStep'];
export type PuzzleShelf = Schemas['PuzzleShelf'];
export type PuzzleEntry = Schemas['PuzzleEntry'];
export type PuzzlePosition = Schemas['PuzzlePosition'];
export type PuzzleVerdict = Schemas['PuzzleVerdict'];
export type PuzzleSolution = Schemas['PuzzleSolution'];
export type Pace = Schemas['Pace'];
export type Clock = Schemas['Clock'];
export type Order = Schemas['Order'];
export type OrderWish = Schemas['NewOrder'];
export type Foreseen = Schemas['Foreseen'];
export type MailWishes = Schemas['MailWishes'];
export type MailWish = Schemas['MailWish'];
