import type {
  CalendarFacts,
  DialogState,
  Effect,
  EngineLanguage,
  Proving,
  Reply,
  StudioFacts,
} from '@glossa/engine';
import type { Spent } from './domain/spending.ts';

/** One line of the talk so far. */
export type TalkLine = { author: 'client' | 'bot' | 'manager'; text: string };

/** What a client was asked to say yes to. Only the same thing can be written after that yes. */
export type Proposal =
  | {
      kind: 'book';
      start: string;
      rowIds: string[];
      customerName: string;
      /** The car it was asked for, where one was named. */
      car?: string | null;
      /** How many times the rows are taken; once where nothing is said. */
      quantity?: number;
    }
  | { kind: 'reschedule'; bookingId: string; start: string }
  | { kind: 'cancel'; bookingId: string };

/** Everything a turn may know. */
export type TurnFacts = {
  text: string;
  dialogState: DialogState | null;
  language: EngineLanguage;
  studio: StudioFacts;
  calendar: CalendarFacts;
  now: string;
  /** Oldest first, without the message that is to be answered. */
  history: readonly TalkLine[];
  proposal: Proposal | null;
  tone: string;
  /** Photos that came with the message, as they are kept; set only where the owner lets a model see them. */
  photos?: readonly Uint8Array[];
  /** Measures the proof of the reply, where somebody counts. */
  proving?: Proving | undefined;
};

/** Why the bot said what it said: enough to trace every figure and time of a reply. */
export type AnswerReason = {
  /** `built-in`, or the name of the language model. */
  engine: string;
  acts: string[];
  rowIds: string[];
  slots: string[];
  /** Figures of a first draft that could not be proved and never reached the client. */
  blocked: string[];
  /** Why the built-in engine answered although a model is configured. */
  fallback: string | null;
  proposal: Proposal | null;
  /** How many photos the model saw for this answer. */
  photosSeen?: number;
  /** What the turn cost at the model's provider. */
  usage?: Spent;
};

export type Answer = {
  reply: Reply;
  language: EngineLanguage;
  /** Null where the dialog's memory stays as it was. */
  state: DialogState | null;
  wantsPerson: boolean;
  effects: Effect[];
  reason: AnswerReason;
};
