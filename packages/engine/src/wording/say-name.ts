import type { EngineLanguage, PriceRow } from '../facts.ts';
import { detectLanguage } from '../language/index.ts';
import type { Offer } from '../prices/index.ts';
import { glossService } from './gloss-service.ts';
import { namesIn } from './list-names.ts';

/** Whose names are said to whom, and which of them this client has seen beside the words in their own language. */
export type Naming = {
  list: readonly PriceRow[];
  language: EngineLanguage;
  named: readonly string[];
  /** What is given off, and for which visit. */
  offer?: Offer | undefined;
};

/** A name of the list as this client reads it, with the list's own beside it until it was said once. */
export function sayName(name: string, { list, language, named }: Naming): string {
  const word = namesIn(list, language).get(name);
  if (word === undefined) return name;
  return named.includes(name) ? word : `${word} (${name})`;
}

/** The same for a service; one the studio named itself stays, with what it is beside it once. */
export function sayService(service: string, naming: Naming): string {
  const said = sayName(service, naming);
  if (said !== service || naming.named.includes(service)) return said;
  return isOfLanguage(naming.list, naming.language) ? service : glossService(service, naming.language);
}

/** The row as a line of the card: the client's words where there are some, nothing beside them. */
export function cardLabel(row: PriceRow, { list, language }: Pick<Naming, 'list' | 'language'>): string {
  const names = namesIn(list, language);
  return [row.service, row.zone, row.material, row.carType]
    .flatMap((part) => (part === null || part === '' ? [] : [names.get(part) ?? part]))
    .join(' · ');
}

/** A pair of words within one text stands there once; behind that the client's word is enough. */
export function namedOnce(text: string, naming: Naming): string {
  return pairsOf(naming).reduce((said, { pair, word }) => {
    const first = said.indexOf(pair);
    if (first < 0) return said;
    const from = first + pair.length;
    return said.slice(0, from) + said.slice(from).replaceAll(pair, word);
  }, text);
}

/** The names whose pair stands in a text, so that it is not said again. */
export function newlyNamed(text: string, naming: Naming): string[] {
  return pairsOf(naming).flatMap(({ name, pair }) => (text.includes(pair) ? [name] : []));
}

/** The list speaks the client's language, though a short name of it may belong to none: "Full valet". */
function isOfLanguage(list: readonly PriceRow[], language: EngineLanguage): boolean {
  const known = SPOKEN.get(list);
  if (known !== undefined) return known === language;
  const names = [
    ...new Set(list.flatMap(({ service, zone, material }) => [service, zone ?? '', material ?? ''])),
  ];
  const spoken = detectLanguage(names.join(' ').slice(0, LONGEST), null);
  SPOKEN.set(list, spoken);
  return spoken === language;
}

const SPOKEN = new WeakMap<readonly PriceRow[], EngineLanguage | null>();
const LONGEST = 1000;

type Pair = { name: string; word: string; pair: string };

function pairsOf({ list, language, named }: Naming): readonly Pair[] {
  const all = allPairs(list, language);
  return named.length === 0 ? all : all.filter(({ name }) => !named.includes(name));
}

/** Found once for each list and language: every turn asks for them several times. */
function allPairs(list: readonly PriceRow[], language: EngineLanguage): readonly Pair[] {
  const known = PAIRS.get(list) ?? new Map<EngineLanguage, readonly Pair[]>();
  const found = known.get(language) ?? readPairs(list, language);
  PAIRS.set(list, known.set(language, found));
  return found;
}

const PAIRS = new WeakMap<readonly PriceRow[], Map<EngineLanguage, readonly Pair[]>>();

function readPairs(list: readonly PriceRow[], language: EngineLanguage): readonly Pair[] {
  const names = namesIn(list, language);
  const plain = [...names].map(([name, word]) => ({ name, word, pair: `${word} (${name})` }));
  const services = isOfLanguage(list, language) ? [] : list.map(({ service }) => service);
  const own = [...new Set(services)]
    .map((service) => ({ name: service, word: service, pair: glossService(service, language) }))
    .filter(({ name, pair }) => pair !== name && !names.has(name));
  return [...plain, ...own];
}
