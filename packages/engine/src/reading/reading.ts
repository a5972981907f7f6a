/** What a client's message says: what is done with which words, and what they name. */
export type Reading = {
  clauses: readonly Clause[];
  mentions: readonly Mention[];
  /** Stretches of words that no clause explains. */
  unexplained: readonly Span[];
};

/** A place in the text; the end is exclusive. */
export type Span = { start: number; end: number };

export type Clause = Span & {
  act: string;
  probability: number;
  /** How sure it is that the studio is asked something, whatever it may be. */
  asking: number;
};

export type Mention = Span & {
  role: string;
  stance: Stance;
  text: string;
  /** The clause it stands in, by its number; -1 outside of any. */
  clause: number;
};

/** Wanted, not wanted, compared or left open, or given up for another. */
export type Stance = '+' | '-' | '~' | '<';
