import type { PriceRow } from '../../facts.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import { listed } from '../choice.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { ABOUT_ALL, AROUND_ALL } from './overview-words.data.ts';

/** "What are the prices of all four packages?", "какие варианты и почем": the list itself is asked for, and no job of it. */
export function asksForAll(text: string): boolean {
  const said = splitWords(text);
  return said.some((word) => ABOUT_ALL.test(word)) && said.every(isGeneral);
}

function isGeneral(word: string): boolean {
  return ABOUT_ALL.test(word) || AROUND_ALL.has(word) || /^\d$/u.test(word);
}

/** The services of the list with what each costs at least. */
export function showAll(draft: Draft, { index, studio }: Context): true {
  const names = index.services.map(({ service }) => service).slice(0, MOST_SHOWN);
  const rows = names.flatMap((name) => leastOf(studio.rows.filter(({ service }) => service === name)));
  if (rows.length < names.length) say(draft, 'services', { services: words(names.join(', ')) });
  else {
    draft.options = rows;
    say(draft, 'allPrices', { options: { options: rows, by: 'service' } });
  }
  say(draft, 'askService');
  ask(draft, { kind: 'service', choices: listed(names) });
  return true;
}

/** The cheapest row of a service, as a lower bound where others cost more. */
export function leastOf(rows: readonly PriceRow[]): PriceRow[] {
  const [first, ...others] = rows.toSorted((one, other) => one.price - other.price);
  if (!first) return [];
  if (others.every(({ price, priceTo }) => price === first.price && priceTo === first.priceTo))
    return [{ ...first, zone: null, material: null, carType: null }];
  return [{ ...first, zone: null, material: null, carType: null, priceTo: null, isFrom: true }];
}

const MOST_SHOWN = 8;
