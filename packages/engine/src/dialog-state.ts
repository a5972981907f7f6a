import type { Car } from './cars/index.ts';
import type { EngineLanguage } from './facts.ts';
import type { Slot } from './when/index.ts';

/** What a dialog remembers between turns. Plain JSON, so the server can store it as it is. */
export type DialogState = {
  version: 2;
  language: EngineLanguage;
  /** How many turns were taken; it chooses among the ways to say a thing. */
  turns: number;
  car: Car | null;
  /** The car type of the list, when the client chose one instead of naming a car. */
  carType: string | null;
  wished: WishedService[];
  /** What was wanted before the last change, for "as it was before". */
  previous?: WishedService[];
  /** The orders of the talk so far, for "go back to the 2200 one". */
  past?: WishedService[][];
  /** The last message changed what is wanted. */
  isChanged?: true;
  /** Wishes for another car, which wait until the one talked about is booked. */
  later?: WishedService[];
  /** Services the client set side by side and has not chosen from. */
  compared?: string[];
  /** Every service the dialog spoke of, for "and together?". */
  mentioned: string[];
  /** Parts of a wished service that gave way to another part of it, for the same question. */
  earlier?: WishedService[];
  /** How many cars of this kind are to be done. */
  fleet?: number;
  /** How many there are of each kind, where they are not all the same. */
  fleetOf?: { car: Car; count: number }[];
  /** So many cars are the same, and all that is wanted is wanted for each of them. */
  twins?: number;
  /** What was taken out of the wish last, for "with it after all". */
  leftOut?: WishedService[];
  /** The last question, so that a short answer is read as its answer. */
  asked: Question | null;
  /** Rows shown as a choice or a quote in the last answer about prices. */
  shownRowIds: string[];
  /** Rows whose price was asked for last, beside what is wanted. */
  priced?: string[];
  /** Rows that were only asked about in the last message, for "then take that too". */
  beside?: string[];
  /** Another car than the one talked about, whose price was asked for last, and for what. */
  besideCar?: { car: Car; wished: WishedService[] };
  isBooking: boolean;
  /** The local date the talk about times is about. */
  day: string | null;
  /** A time the client asked for before everything else was known, in local time. */
  wishedTime: WishedTime | null;
  /** The part of the day that suits, for a day that is named after it: from an hour, and up to one. */
  hours?: { from: string; to: string } | null;
  /** The hour by which the car is to be had again. */
  backBy?: string;
  offered: Slot[];
  slot: Slot | null;
  /** The times from which the slot was chosen, for "no, the second one". */
  passed?: Slot[];
  /** The last booking of this talk with what it is for, so that a part of it can be taken out. */
  booked?: Visit | null;
  /** All bookings of this talk. */
  visits?: Visit[];
  /** What is being booked is a visit of its own beside those that stand: the client has said so. */
  isFurther?: true;
  /** The order that was summed up for the client's yes: nothing else is booked on it. */
  summed?: string[];
  /** How long the work is for which the slot was chosen. */
  slotMinutes: number;
  name: string | null;
  phone: string | null;
  email?: string | null;
  /** The number plate, where the client gave it. */
  plate?: string | null;
  /** Codes for discounts the client named, as far as the studio knew them. */
  codes?: string[];
  /** The booking the client was reminded of last. */
  reminded?: string;
  /** A booking that is to be moved, cancelled or added to. */
  change: {
    kind: 'move' | 'cancel' | 'add' | 'swap';
    bookingId: string;
    /** What is wanted now is all that the visit is to be for. */
    isWhole?: true;
    /** The words that were put to the client as this change, in case another visit was meant. */
    said?: string;
    /** What the same message changes of another visit, by the words that are about it. */
    next?: { bookingId: string; said: string };
    /** What was planned for another car meanwhile, and at which time. */
    plan?: { wished: WishedService[]; slot: Slot | null };
  } | null;
  upsell: { service: string; isOpen: boolean } | null;
  /** Names of the list that stood beside the client's own words for them. */
  named?: string[];
  /** Things said once: owner questions, notices. */
  told: string[];
  /** The owner's answers that stand on buttons below the last reply. */
  near?: { label: string; answer: number }[];
  /** How many messages in a row were not understood. */
  unclear?: number;
  /** The question of the last reply, so that it is not put in the same words twice in a row. */
  question?: string;
  /** A mark of what was said last, so that it is not said twice in a row. */
  said?: number;
};

/** A booking with what it is for, and for which car. */
export type Visit = {
  start: string;
  end: string;
  /** Where it stands in the calendar, which tells it from another visit at the same hour. */
  bayId?: string;
  wished: WishedService[];
  car?: Car | null;
  carType?: string | null;
  /** It is for so many cars that are the same. */
  twins?: number;
};

/** A clock time or a stretch of days or hours (end exclusive), in the studio's local time. */
export type WishedTime = OneTime & {
  /** Other times that would do as well: "Wednesday or Friday". */
  also?: readonly OneTime[];
};

export type OneTime =
  | { kind: 'instant'; start: string; isAmbiguous: boolean }
  | { kind: 'window'; start: string; end: string; isAmbiguous: boolean };

/** A service of the list with the part and material the client has settled on. */
export type WishedService = {
  service: string;
  zone: string | null;
  material: string | null;
  /** The client's last words about it, for what is not settled yet. */
  said: string;
  /** The car it is for, where the talk is about several; its type of the list when the client chose one. */
  car?: Car;
  carType?: string;
  /** The car is somebody else's than the client's. */
  isOthers?: boolean;
  /** How many of what the list prices by the piece. */
  count?: number;
  /** When it is to come, where each car was given a time of its own; the next one follows the car before it. */
  time?: WishedTime | 'next';
  /** Films or levels of which the client named several and has taken none. */
  either?: string[];
  /** Parts of which the client named several, one of them within another, and has taken none. */
  parts?: string[];
  /** The one version that names no part, or no film, was chosen beside those that do. */
  plain?: 'zone' | 'material';
  /** The list has no price for it, and that was said. */
  isRefused?: boolean;
  /** Parts the client does not want, while none is chosen. */
  without?: string[];
};

/** A line of the wish whose service is still to be chosen, with the cars it is for; none where the talk is about one. */
export type OpenLine = { services: string[]; cars: Car[] };

/** `lines` wait to be asked about one after the other; the first is the one in question. */
export type Question = {
  kind: QuestionKind;
  choices: string[];
  service?: string;
  lines?: OpenLine[];
  /** The orders the choices stand for, where the question is which of them was meant. */
  orders?: WishedService[][];
  /** So often it was put again, and was not answered. */
  again?: number;
  /** The first of the orders was only asked about, and the second one stands. */
  isWhatIf?: true;
};

export type QuestionKind =
  | 'service'
  | 'zone'
  | 'material'
  | 'carType'
  | 'order'
  | 'booking'
  | 'time'
  | 'name'
  | 'phone'
  | 'reach'
  | 'confirm'
  | 'move'
  | 'moveTime'
  | 'cancel'
  | 'add'
  | 'second'
  | 'ownName'
  | 'ownBooking';

export function newDialog(language: EngineLanguage): DialogState {
  return {
    version: 2,
    language,
    turns: 0,
    car: null,
    carType: null,
    wished: [],
    mentioned: [],
    asked: null,
    shownRowIds: [],
    isBooking: false,
    day: null,
    wishedTime: null,
    offered: [],
    slot: null,
    slotMinutes: 0,
    name: null,
    phone: null,
    change: null,
    upsell: null,
    told: [],
  };
}

/** A stored state as this version knows it; an older one keeps its language and begins afresh. */
export function resumeDialog(stored: DialogState | null, language: EngineLanguage): DialogState {
  if (stored === null) return newDialog(language);
  const fresh = newDialog(stored.language ?? language);
  return stored.version === 2 ? { ...fresh, ...stored } : fresh;
}
