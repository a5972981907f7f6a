import type { EngineLanguage } from '../../../facts.ts';
import { isCommonWord, isFirstName } from '../../../words/is-common-word.ts';
import { once } from '../../../words/once.ts';
import { remembering } from '../../../words/remembering.ts';
import { spelledAlike } from '../../../words/spelled-alike.ts';
import type { Meaning, Part, Sign, Unit } from '../meaning.ts';
import { englishWords } from './english.data.ts';
import { germanWords } from './german.data.ts';
import { russianWords } from './russian.data.ts';
import { ukrainianWords } from './ukrainian.data.ts';
import type { WordTable } from './word-table.ts';

export type Lexicon = {
  words: ReadonlyMap<string, Meaning[]>;
  shortWeekdays: ReadonlyMap<string, number>;
  misspelt: (folded: string) => Meaning[];
};

/** What a folded word means; a long word may be misspelt by one letter. */
export function meaningsOf(lexicon: Lexicon, folded: string): Meaning[] {
  const known = lexicon.words.get(folded);
  if (known) return known;
  // "Серёга" is one letter away from a Wednesday and is somebody's name.
  // "Nichts" is no slip of "nachts".
  const isWord = isFirstName(folded) || isCommonWord(folded);
  return folded.length < 6 || isWord ? [] : lexicon.misspelt(folded);
}

/** Looks for the name of a day, a month or a part of the day that differs by one slip; "Sorgen" is none, as few slip on the first letter. */
function slipReader(words: ReadonlyMap<string, Meaning[]>): (folded: string) => Meaning[] {
  const names = [...words].filter(([word, meanings]) => word.length >= 6 && meanings.some(isName));
  return remembering(
    (folded) => names.find(([word]) => word[0] === folded[0] && spelledAlike(word, folded))?.[1] ?? [],
  );
}

/** Ukrainians and Russians mix their languages, so each of them is read with the words of both. */
export function lexiconOf(language: EngineLanguage): Lexicon {
  return LEXICONS[language]();
}

const ROUGHLY_NAMED = new Set(['weekday', 'day', 'month', 'part']);

function isName({ kind }: Meaning): boolean {
  return ROUGHLY_NAMED.has(kind);
}

const LEXICONS: Record<EngineLanguage, () => Lexicon> = {
  EN: once(() => compile([englishWords])),
  DE: once(() => compile([germanWords])),
  UA: once(() => compile([ukrainianWords, russianWords])),
  // "за час" is "within an hour" in Russian, and "in an hour" in Ukrainian only.
  RU: once(() =>
    compile([russianWords, { ...ukrainianWords, signs: { ...ukrainianWords.signs, in: 'через' } }]),
  ),
};

function compile(tables: readonly WordTable[]): Lexicon {
  const words = new Map<string, Meaning[]>();
  const shortWeekdays = new Map<string, number>();
  const add = (spellings: string, meaning: Meaning) => {
    for (const word of spellings.split(' ')) words.set(word, [...(words.get(word) ?? []), meaning]);
  };
  for (const table of tables) {
    for (const [i, spellings] of table.weekdays.entries())
      add(spellings, { kind: 'weekday', weekday: i + 1 });
    table.shortWeekdays.forEach((spellings, i) => {
      for (const word of spellings.split(' ')) shortWeekdays.set(word, i + 1);
    });
    for (const [i, spellings] of table.months.entries()) add(spellings, { kind: 'month', month: i + 1 });
    for (const [offset, spellings] of Object.entries(table.days))
      add(spellings, { kind: 'day', offset: Number(offset) });
    for (const [value, spellings] of Object.entries(table.numbers))
      add(spellings, { kind: 'number', value: Number(value) });
    for (const [value, spellings] of Object.entries(table.ordinals))
      add(spellings, { kind: 'ordinal', value: Number(value) });
    for (const [unit, spellings] of entriesOf<Unit>(table.units))
      add(spellings, { kind: 'unit', unit, amount: 1 });
    for (const [word, { unit, amount }] of Object.entries(table.amounts ?? {}))
      add(word, { kind: 'unit', unit, amount });
    for (const [part, spellings] of entriesOf<Part>(table.parts)) add(spellings, { kind: 'part', part });
    for (const [sign, spellings] of entriesOf<Sign>(table.signs)) add(spellings, { kind: 'sign', sign });
  }
  return { words, shortWeekdays, misspelt: slipReader(words) };
}

function entriesOf<Key extends string>(record: Partial<Record<Key, string>>): [Key, string][] {
  const keys = Object.keys(record).filter((key): key is Key => key in record);
  return keys.flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]]));
}
