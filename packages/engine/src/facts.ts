import type { DiscountRule } from './prices/discount/discount-rule.ts';
import type { BusySpan, OpeningHours } from './when/index.ts';

/** The languages the engine speaks, by the codes of the product. */
export type EngineLanguage = 'EN' | 'DE' | 'UA' | 'RU';

export const ENGINE_LANGUAGES: readonly EngineLanguage[] = ['EN', 'DE', 'UA', 'RU'];

/** One price of the studio's list. Prices are in major units here and in whole minor units inside sums. */
export type PriceRow = {
  id: string;
  service: string;
  zone: string | null;
  material: string | null;
  carType: string | null;
  price: number;
  priceTo: number | null;
  isFrom: boolean;
  currency: string;
  durationMinutes: number | null;
};

/** Everything the engine may say about a studio. */
export type StudioFacts = {
  name: string;
  address: string;
  phone: string;
  email: string;
  timezone: string;
  currency: string;
  botName: string;
  botLanguage: string;
  greeting: string;
  exampleScript: string;
  rows: readonly PriceRow[];
  /** What decides when a car can come. Without hours the assistant takes a wish for a time and asks the studio. */
  hours?: OpeningHours;
  /** Local dates on which the studio is closed. */
  holidays?: readonly string[];
  bays?: readonly { id: string; name: string }[];
  slotStepMinutes?: number;
  bufferMinutes?: number;
  noticeMinutes?: number;
  horizonDays?: number;
  defaultDurationMinutes?: number;
  /** How long services take where their rows don't say so. */
  durations?: readonly { service: string; minutes: number }[];
  cancelCutoffHours?: number;
  requirePhone?: boolean;
  /** ISO country, for phone numbers and the tint notice. */
  country?: string;
  tintNotice?: boolean;
  policies?: string;
  /** The owner's answers to what clients ask beside prices: by topic, for one service or for all, or to one question. */
  knowledge?: readonly { topic: string; service?: string; question?: string; answer: string }[];
  /** What belongs to a service and what does not, in the owner's words. */
  inclusions?: readonly Inclusion[];
  /** What the owner gives off; without rules every price is the list's. */
  discounts?: readonly DiscountRule[];
  /** How it words what it says; friendly where nothing is chosen. */
  tone?: Tone;
  /** Without rules the assistant chooses extras itself and calls a person only when one is asked for or needed. */
  rules?: TalkRules;
};

export type Inclusion = { service: string; included: readonly string[]; excluded: readonly string[] };

/** What the owner decided about extras and about when a person is called. */
export type Tone = 'FRIENDLY' | 'FORMAL' | 'SHORT';

export type TalkRules = {
  upsell: 'AUTO' | 'OFF' | 'CHOSEN';
  upsells: readonly { after: string; offer: string }[];
  handoffWords: readonly string[];
  /** 0: never. */
  handoffAfterUnclear: number;
};

/** A live booking of the client who writes. */
export type OwnBooking = {
  id: string;
  service: string;
  start: string;
  end: string;
  bayId: string;
  customerName: string;
};

/**
 * The calendar as a turn may know it. `busy` holds everybody's time without names. `own` holds the bookings the
 * client may see and change; when they stand under several names, only those of the name the client gives count.
 */
export type CalendarFacts = {
  busy: readonly BusySpan[];
  own: readonly OwnBooking[];
  /** The client is known to have been here, or to come, by other bookings than those of `own`. */
  hasVisited?: boolean;
};

/** What the server has to do for the reply to be true, in the same transaction. */
export type Effect =
  | { kind: 'hold'; bayId: string; start: string; end: string }
  | {
      kind: 'book';
      bayId: string;
      start: string;
      end: string;
      service: string;
      customerName: string;
      customerPhone: string | null;
      car: BookedCar | null;
      quote: Quote | null;
    }
  | { kind: 'reschedule'; bookingId: string; bayId: string; start: string; end: string }
  | { kind: 'cancel'; bookingId: string }
  | { kind: 'arrival'; bookingId: string; word: 'coming' | 'late'; minutes: number | null }
  | {
      kind: 'handoff';
      reason: HandoffReason;
      summary: string;
      /** What the studio has no answer to, in the client's words, and what it is about. */
      question?: { topic: string; said: string };
    }
  | { kind: 'lead'; name: string | null; phone: string | null; email?: string | null; wish: string };

/**
 * Why a person is needed. `asked`, `complaint`, `emergency` and `data` put the dialog into a person's hands;
 * `price`, `time` and `question` are for the owner to answer while the assistant goes on talking.
 */
export type HandoffReason = 'asked' | 'complaint' | 'emergency' | 'data' | 'price' | 'time' | 'question';

/** The car of a booking: make and model as they were said, its type on the list or its body, the plate if it was given. */
export type BookedCar = { name: string; type: string; plate: string };

export type QuoteLine = {
  rowId: string;
  label: string;
  price: number;
  priceTo: number | null;
  isFrom: boolean;
  /** What the list says, where a rule of the owner's takes something off. */
  before?: number;
  beforeTo?: number;
};

/** A rule that lowered a quote, and by how much in all. */
export type QuoteDiscount = { ruleId: string; name: string; percent: number | null; saved: number };

/** `car` names the car the prices are for, where the talk is about one. */
export type Quote = {
  lines: QuoteLine[];
  total: number;
  currency: string;
  car?: string;
  /** The sum by the list, and why it is less. */
  before?: number;
  discounts?: QuoteDiscount[];
};

export type Reply = { text: string; choices?: string[]; quote?: Quote };
