/** What the owner gives off, to whom and when. Everything left open holds for all. */
export type DiscountRule = {
  id: string;
  /** What it is called: the reason a client reads. */
  name: string;
  kind: 'PERCENT' | 'AMOUNT';
  /** Per cent, or whole money in `currency`, taken off once in a visit. */
  value: number;
  currency: string;
  /** None: every service. */
  services: readonly string[];
  /** Only where all of its services are taken in one visit. */
  together: boolean;
  /** None: every day. They are days of the visit. */
  weekdays: readonly Weekday[];
  /** First and last day of the visit, as local dates. */
  from: string | null;
  until: string | null;
  firstVisit: boolean;
  /** Null: nobody has to name one. */
  code: string | null;
  /** May stand on a price that another rule lowers too. */
  combines: boolean;
  active: boolean;
};

export type Weekday = (typeof WEEKDAYS)[number];
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** What is known of the visit a price is for. */
export type Visit = {
  /** The local date, once it is settled. */
  day: string | null;
  isFirst: boolean;
  /** Codes the client named. */
  codes: readonly string[];
  /** Sums over several cars are booked car by car: only what is the same for each may be taken off them. */
  isOneCar: boolean;
};

/** The rules of a studio and the visit they are looked at for. */
export type Offer = { rules: readonly DiscountRule[]; visit: Visit };
