import { foldText } from '../words/fold-text.ts';
import { isCommonWord } from '../words/is-common-word.ts';
import { once } from '../words/once.ts';
import { remembering } from '../words/remembering.ts';
import { spelledAlike } from '../words/spelled-alike.ts';
import { toLatinSound } from '../words/to-latin.ts';
import type { CarClass, CarSize } from './car-class.ts';
import { classOfWord } from './find-class-words.ts';
import { CAR_MAKES, carModels } from './models/index.ts';
import type { CarModel } from './models/model-entry.ts';

export type FoundModel = {
  make: string;
  model: string | null;
  classes: readonly CarClass[];
  size: CarSize | null;
  usedWords: ReadonlySet<number>;
  /** The name is spelled otherwise, and no make stands beside it. */
  isGuess: boolean;
};

/** The model named in the words, the longest name first; a make alone is found too, without classes. */
export function findModel(words: readonly string[]): FoundModel | null {
  return words.length === 0 ? null : KNOWN_NAMES(words.join(' '));
}

/** The readers of prices, dates and names all ask for the same words of a message. */
const KNOWN_NAMES = remembering((joined) => seekModel(joined.split(' ')), 500);

function seekModel(words: readonly string[]): FoundModel | null {
  const makes = makesIn(words);
  for (let size = LONGEST_NAME; size >= 1; size--)
    for (let at = 0; at + size <= words.length; at++) {
      // "А 2 слоя" is a word and a figure, "for two seats" counts; a model so written needs its make.
      const [first = '', second = ''] = words.slice(at);
      const isApart =
        size > 1 &&
        ((EVERYDAY_LETTERS.has(first) && /^\d/.test(second)) || (first === 'for' && NUMBERS.has(second)));
      if (isApart && makes.length === 0) continue;
      if (size === 1 && isArea(first, words[at - 1] ?? '')) continue;
      // "Первый класс", "камера ззаду": neither is one of a Mercedes or Porsche.
      const isEveryday = EVERYDAY_NAMES.test(size === 1 ? first : second);
      if (isEveryday && makes.length === 0 && (size === 1 || (size === 2 && THIS.test(first)))) continue;
      const model = modelNamed(words.slice(at, at + size), besides(makes, words, at, size));
      if (model) {
        const isGuess = makes.length === 0 && isOnlyHeard(words.slice(at, at + size).join(''));
        return { ...asFound(model, words, at, size), isGuess };
      }
    }
  const near = nearModel(words, makes);
  if (near) return { ...asFound(near.model, words, near.at, 1), isGuess: makes.length === 0 };
  const [first] = makes;
  if (!first) return null;
  return { make: first.make, model: null, classes: [], size: null, usedWords: new Set(), isGuess: false };
}

/** "22 м2" and "a price per m2" measure; an M2 comes behind its make or alone. */
function isArea(word: string, before: string): boolean {
  return (
    /^[mм][23]$/u.test(word) && /^(?:\d+|за|per|pro|je|a|the|на|в|кв|один|ein|eine|einen)$/u.test(before)
  );
}

const NUMBERS = new Set(['two', 'four']);

/** In both alphabets. */
const EVERYDAY_NAMES = /^(?:класс?(?:а|у|ом|е|і|и)?|class|klasse|(?:kamera|camera|камер\p{L})s?)$/u;

const THIS = /^(?:це|цей|ця|это|этот)$/u;

const EVERYDAY_LETTERS = new Set('а a и і в у с'.split(' '));

type MakeHit = { make: string; at: number };

function makesIn(words: readonly string[]): MakeHit[] {
  return words.flatMap((word, at) => {
    const make = MAKE_OF.get(word) ?? (word.length >= 6 && !isCommonWord(word) ? nearMake(word) : undefined);
    return make ? [{ make, at }] : [];
  });
}

/** The makes that are named in the words. */
export function makesNamed(words: readonly string[]): string[] {
  return makesIn(words).map(({ make }) => make);
}

const nearMake = remembering((word): string | undefined => {
  for (const [alias, make] of MAKE_OF) if (alias.length >= 6 && spelledAlike(alias, word)) return make;
  return undefined;
});

function modelNamed(part: readonly string[], makes: readonly MakeHit[]): CarModel | null {
  const key = part.join('');
  const named = namedBy(key);
  if (!named) return null;
  const ofMake = named.find((one) => makes.some((hit) => hit.make === one.model.make));
  return ofMake?.model ?? named.find((one) => !one.needsMake)?.model ?? null;
}

/** A single letter or figure is a model only right beside its make: "у" and "3" are everyday words. */
function besides(
  makes: readonly MakeHit[],
  words: readonly string[],
  at: number,
  size: number,
): readonly MakeHit[] {
  if (size > 1 || (words[at]?.length ?? 0) > 1) return makes;
  return makes.filter((hit) => hit.at === at - 1 || hit.at === at + 1);
}

const namedBy = remembering(
  (key): readonly Named[] | undefined =>
    index().names.get(key) ?? index().names.get(inLatinLooks(key)) ?? soundsLike(key),
);

/** "с4" and "х5" typed with Cyrillic letters that look Latin. */
function inLatinLooks(key: string): string {
  if (!/\d/.test(key)) return key;
  return [...key].map((letter) => LOOKS.get(letter) ?? letter).join('');
}

const LOOKS = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    е: 'e',
    н: 'h',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    т: 't',
    х: 'x',
    у: 'y',
    ф: 'f',
    г: 'g',
    л: 'l',
    ж: 'g',
    э: 'e',
    и: 'i',
    ц: 'c',
  }),
);

function soundsLike(key: string): readonly Named[] | undefined {
  return /\p{L}{4}/u.test(key) && !isCommonWord(key) ? index().sounds.get(toLatinSound(key)) : undefined;
}

/** Latin letters that spell no name and only sound like one; Cyrillic ones write Latin names by their sound. */
function isOnlyHeard(key: string): boolean {
  return /^[a-z]+$/.test(key) && !index().names.has(key);
}

/** One slip in a long model name ("Touraeg", "Oktavia") is forgiven; short names are too alike for that. */
function nearModel(
  words: readonly string[],
  makes: readonly MakeHit[],
): { model: CarModel; at: number } | null {
  for (const [at, word] of words.entries()) {
    if (word.length < 5 || /\d/.test(word) || MAKE_OF.has(word) || isCommonWord(word)) continue;
    if (EVERYDAY_NAMES.test(word)) continue;
    // A boat ("катера") is no Carrera.
    if (classOfWord(word, '') !== null) continue;
    for (const [name, named] of spelledLike(word)) {
      const long = makes.length > 0 ? 4 : 6;
      if (name.length < long) continue;
      const fitting = named.find((one) =>
        makes.length > 0 ? makes.some((hit) => hit.make === one.model.make) : !one.needsMake,
      );
      if (fitting) return { model: fitting.model, at };
    }
  }
  return null;
}

/** The names that sound like this word but for one slip. */
const spelledLike = remembering((word): readonly (readonly [string, readonly Named[]])[] => {
  const sound = toLatinSound(word);
  const near = index().byFirst.get(sound.charAt(0)) ?? [];
  return near.filter(([name]) => name.length >= 4 && spelledAlike(name, sound));
});

function asFound(model: CarModel, words: readonly string[], at: number, size: number): FoundModel {
  const used = new Set(Array.from({ length: size }, (_, i) => at + i));
  for (const hit of makesIn(words)) used.add(hit.at);
  const { make, classes, size: carSize } = model;
  return { make, model: model.model, classes, size: carSize, usedWords: used, isGuess: false };
}

type Named = { model: CarModel; needsMake: boolean };

const LONGEST_NAME = 4;
const MAKE_OF = new Map(
  CAR_MAKES.flatMap((entry) =>
    entry.aliases.split(/\s+/).map((alias) => [foldText(alias), entry.make] as const),
  ),
);

/** Every name of every model, as written and by its sound. */
const index = once(() => {
  const names = new Map<string, Named[]>();
  const sounds = new Map<string, Named[]>();
  for (const model of carModels())
    for (const { written, needsMake } of model.names) {
      const key = written.replace(/[^\p{L}\p{N}]+/gu, '');
      remember(names, key, { model, needsMake });
      if (/^\p{L}{4,}$/u.test(key)) remember(sounds, toLatinSound(key), { model, needsMake });
    }
  const byFirst = Map.groupBy(sounds, ([sound]) => sound.charAt(0));
  return { names, sounds, byFirst };
});

function remember(names: Map<string, Named[]>, key: string, named: Named): void {
  const known = names.get(key);
  if (known) known.push(named);
  else names.set(key, [named]);
}

/** Whether a folded word names a make and can hardly mean anything else ("seat" and "smart" can). */
export function isMakeWord(word: string): boolean {
  return MAKE_OF.has(word) && !EVERYDAY_MAKES.has(word);
}

const EVERYDAY_MAKES = new Set(
  'seat smart mini мини міні man ман ram рам ds mb mg газ gaz rover jeep джип lotus genesis triumph land нива titan бид бід джак лада чери део воя ktm'.split(
    ' ',
  ),
);

/** Whether a folded word is the name of a model by itself. */
export function isModelWord(word: string): boolean {
  if (word.length < 4) return false;
  return (index().names.get(word) ?? []).some((named) => !named.needsMake);
}

/** The places of the words that name the car's make and model. */
export function wordsOfCar(words: readonly string[]): ReadonlySet<number> {
  const found = findModel(words);
  if (!found) return new Set();
  return found.model === null ? new Set(makesIn(words).map((hit) => hit.at)) : found.usedWords;
}
