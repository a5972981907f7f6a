import type { TurnFacts } from '../answer.ts';

/** Whose visit a price is for. */
export function visitOf({ studio, calendar, dialogState }: TurnFacts) {
  return { studio, calendar, state: dialogState };
}
