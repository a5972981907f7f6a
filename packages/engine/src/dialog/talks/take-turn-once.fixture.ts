import type { PriceRow } from '../../facts.ts';
import type { TurnResult } from '../../finish-turn.ts';
import { takeTurn } from '../../turn.ts';
import { judges } from '../order/judge-lines.ts';

type TurnInput = Parameters<typeof takeTurn>[0];

/** By the judges of orders, which a test may change. */
const taken = new Map<typeof judges.now, Map<string, TurnResult>>();

/** Nothing else but what a turn is given decides it: what several talks of a test run begin with is said once. */
export function takeTurnOnce(input: TurnInput): TurnResult {
  const { studio, ...said } = input;
  const { rows, ...facts } = studio;
  const key = JSON.stringify([numberOf(rows), facts, said]);
  const turns = taken.get(judges.now) ?? new Map<string, TurnResult>();
  taken.set(judges.now, turns);
  const turn = turns.get(key) ?? takeTurn(input);
  turns.set(key, turn);
  return turn;
}

const numbers = new Map<string, number>();
const numberOfList = new WeakMap<readonly PriceRow[], number>();

/** The same for lists that say the same. */
function numberOf(rows: readonly PriceRow[]): number {
  const known = numberOfList.get(rows);
  if (known !== undefined) return known;
  const content = JSON.stringify(rows);
  const number = numbers.get(content) ?? numbers.size;
  numbers.set(content, number);
  numberOfList.set(rows, number);
  return number;
}
