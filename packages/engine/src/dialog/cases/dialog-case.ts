/** A studio and dialogs with it, as tables: what the client says and what must be true of the answer. */
export type CaseStudio = {
  lang: string;
  name: string;
  address: string;
  phone: string;
  timezone: string;
  currency: string;
  now: string;
  hours: Record<string, [string, string] | null>;
  bays: number;
  /** service, zone, material, car type, price. */
  prices: readonly (readonly [string, string | null, string | null, string | null, number])[];
  durationsMin: Record<string, number>;
  /** customer, service, start, end, bay. */
  booked: readonly (readonly [string, string, string, string, number])[];
};

export type Expected = {
  /** Words that must be said; of an inner list one is enough. */
  says?: readonly (string | readonly string[])[];
  not?: readonly string[];
  /** Prices that must be said. */
  prices?: readonly number[];
  /** The only prices that may be said; those that must be said when left out. */
  only?: readonly number[];
  /** The booking that must stand after this turn; null: none may. */
  booked?: { start: string; name: string; service: string } | null;
  gone?: string;
  person?: boolean;
  language?: string;
};

export type CaseDialog = { name: string; turns: readonly (readonly [string, Expected])[] };
export type CaseBook = { studio: CaseStudio; dialogs: readonly CaseDialog[] };
