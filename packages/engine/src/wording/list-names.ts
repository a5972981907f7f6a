import { ENGINE_LANGUAGES, type EngineLanguage, type PriceRow } from '../facts.ts';
import { foldText } from '../words/fold-text.ts';
import { once } from '../words/once.ts';
import { TRADE_NAMES } from './trade-names.data.ts';

type Rows = readonly PriceRow[];

/**
 * The names of a list that have a plain word in the client's language, with that word. A name the client can read
 * already stays, and so do two names that would become the same.
 */
export function namesIn(rows: Rows, language: EngineLanguage): ReadonlyMap<string, string> {
  const known = KNOWN.get(rows) ?? new Map<EngineLanguage, ReadonlyMap<string, string>>();
  const found = known.get(language) ?? translate(rows, language);
  KNOWN.set(rows, known.set(language, found));
  return found;
}

/** The list's own name for a word that was shown in its place; anything else as it is. */
export function listName(said: string, rows: Rows): string {
  return byWord(rows).get(foldText(said.trim())) ?? said;
}

/** Every word that stands for a name of the list, with that name; found once for each list. */
function byWord(rows: Rows): ReadonlyMap<string, string> {
  const known = WORDS.get(rows);
  if (known) return known;
  const own = new Set(listed(rows).map(foldText));
  const words = new Map<string, string>();
  for (const language of ENGINE_LANGUAGES)
    for (const [name, word] of namesIn(rows, language)) {
      const key = foldText(word);
      if (!own.has(key) && !words.has(key)) words.set(key, name);
    }
  WORDS.set(rows, words);
  return words;
}

const WORDS = new WeakMap<Rows, ReadonlyMap<string, string>>();

const KNOWN = new WeakMap<Rows, Map<EngineLanguage, ReadonlyMap<string, string>>>();

function translate(rows: Rows, language: EngineLanguage): ReadonlyMap<string, string> {
  return wordsFor(listed(rows), language);
}

/** The same for names that stand in no list any more. */
export function wordsFor(
  namesGiven: readonly string[],
  language: EngineLanguage,
): ReadonlyMap<string, string> {
  const names = [...new Set(namesGiven)];
  const pairs = names.flatMap((name) => {
    const word = wordFor(name, language);
    return word === null ? [] : [[name, likeCase(word, name)] as const];
  });
  const taken = [...names, ...pairs.map(([, word]) => word)].map(foldText);
  return new Map(pairs.filter(([, word]) => taken.filter((one) => one === foldText(word)).length === 1));
}

function listed(rows: Rows): string[] {
  const names = rows.flatMap(({ service, zone, material, carType }) => [service, zone, material, carType]);
  return [...new Set(names.filter((name) => name !== null && name !== ''))].filter((name) => name !== null);
}

/** The plain word of a language; null where the trade has none, or where the list speaks that language. */
function wordFor(name: string, language: EngineLanguage): string | null {
  const entry = entries().get(foldText(name));
  if (!entry || entry[language].some((form) => foldText(form) === foldText(name))) return null;
  return entry[language][0] ?? null;
}

/** A list that begins its names with capitals goes on doing so. */
function likeCase(word: string, name: string): string {
  const isCapital = /^\p{Lu}/u.test(name);
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

type Entry = Readonly<Record<EngineLanguage, readonly string[]>>;

/** Every way a list writes a plain name, with what it is in each language. */
const entries = once((): ReadonlyMap<string, Entry> => {
  const all = TRADE_NAMES.map((line): Entry => {
    const [EN = [], DE = [], UA = [], RU = []] = line
      .split(' | ')
      .map((forms) => forms.split(' / ').map((form) => form.trim()));
    return { EN, DE, UA, RU };
  });
  const forms = all.flatMap((entry) =>
    Object.values(entry)
      .flat()
      .map((form) => [foldText(form), entry] as const),
  );
  return new Map(forms.toReversed());
});
