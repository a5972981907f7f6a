import type { Draft } from '../draft.ts';

/** How long it takes is told behind what it costs, and before what is asked next. */
export function lengthBehindPrice(draft: Draft): void {
  const { acts } = draft;
  const from = acts.findIndex(({ key }) => LENGTH.has(key));
  const price = acts.findLastIndex(({ key }) => PRICE.test(key));
  if (from < 0 || price < from) return;
  let to = from;
  while (to < acts.length && (LENGTH.has(acts[to]?.key ?? '') || REACH.has(acts[to]?.key ?? ''))) to++;
  const length = acts.slice(from, to);
  draft.acts = [...acts.slice(0, from), ...acts.slice(to, price + 1), ...length, ...acts.slice(price + 1)];
}

const LENGTH: ReadonlySet<string> = new Set([
  ...['duration', 'durationPlanned', 'durationOpen', 'durationOpenFor', 'durationStill'],
]);
const REACH: ReadonlySet<string> = new Set(['reachHere', 'reachKnown', 'reachOffer']);
const PRICE =
  /^(?:quote(?:One|Many|Car|AllCars)|mayChange|options|bodyPrices|compare|pricedBeside|notInOrder)$/u;
