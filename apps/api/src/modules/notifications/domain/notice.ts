import { type NewsFacts, type NewsName, type NoticeKind, newsNames } from '@glossa/contracts';

export type NoticeName =
  | 'waiting'
  | 'price'
  | 'question'
  | 'time'
  | 'lead'
  | 'contact'
  | 'photo'
  | 'booking'
  | 'moved'
  | 'cancelled'
  | 'coming'
  | 'late'
  | 'plan'
  | 'trialThree'
  | 'trialOne'
  | 'trialOver'
  | 'disconnected'
  | 'unlinked'
  | 'held';

/** A name or a figure that needs no words, a moment or a sum that each language writes in its own way. */
export type Detail = string | { at: string } | NonNullable<NewsFacts['price']>;

/** Something the people of a studio should hear of. Only its name and its gaps are put into words; the rest stays. */
export type Notice = {
  name: NoticeName;
  /** What stands in the gaps of its words. */
  values?: Readonly<Record<string, string>>;
  /** What a client wrote in a chat, under a line that says so. */
  said?: string;
  details?: readonly Detail[];
  /** When a booking is to be now, as an instant. */
  newTime?: string;
  link?: string;
  /** The same as facts, for an open panel and for a phone. */
  facts?: Partial<NewsFacts>;
  eventId?: string | undefined;
};

/** What a panel and a phone say of a notice; null for what is about the product itself. */
export function newsOf({ name, facts, said = '' }: Notice): { name: NewsName; facts: NewsFacts } | null {
  const known = newsNames.find((one) => one === name);
  if (!known) return null;
  const nothing = { customerName: '', service: '', car: '', start: null, price: null };
  return { name: known, facts: { ...nothing, said: said.slice(0, mostSaid), ...facts } };
}

const mostSaid = 140;

/** What a studio can turn off each of them by; a bot that has lost its connection is always told of. */
export const kindOf: Readonly<Record<NoticeName, NoticeKind | null>> = {
  waiting: 'waiting',
  price: 'price',
  question: 'price',
  time: 'lead',
  lead: 'lead',
  contact: 'lead',
  photo: 'waiting',
  booking: 'booking',
  moved: 'booking',
  cancelled: 'cancelled',
  coming: 'booking',
  late: 'booking',
  plan: 'plan',
  trialThree: 'plan',
  trialOne: 'plan',
  trialOver: 'plan',
  disconnected: null,
  unlinked: null,
  held: 'waiting',
};
