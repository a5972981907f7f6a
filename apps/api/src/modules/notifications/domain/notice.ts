import type { NoticeKind } from '@glossa/contracts';

export type NoticeName =
  | 'waiting'
  | 'price'
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
  | 'disconnected';

/** Something the people of a studio should hear of. Only its name and its gaps are put into words; the rest stays. */
export type Notice = {
  name: NoticeName;
  /** What stands in the gaps of its words. */
  values?: Readonly<Record<string, string>>;
  /** What a client wrote in a chat, under a line that says so. */
  said?: string;
  /** Names, figures and times that need no words. */
  details?: readonly string[];
  /** When a booking is to be now. */
  newTime?: string;
  link?: string;
};

/** What a studio can turn off each of them by; a bot that has lost its connection is always told of. */
export const kindOf: Readonly<Record<NoticeName, NoticeKind | null>> = {
  waiting: 'waiting',
  price: 'price',
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
  disconnected: null,
};
