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
      if (size > 1 && isRunTogether(words.slice(at, at + size), makes)) continue;
      const model = modelNamed(words.slice(at, at + size), besides(makes, words, at, size));
      if (model && size === 1 && isGeneration(model, words, at, makes)) continue;
      if (model) {
        const key = words.slice(at, at + size).join('');
        // Latin letters that only sound like a name are one where a car is spoken of.
        if (makes.length === 0 && isOnlyHeard(key) && !isOfCar(words, at, at + size)) continue;
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

/** "Engine bay on top", "the rain": words that only make up a name when they are run together. */
function isRunTogether(part: readonly string[], makes: readonly MakeHit[]): boolean {
  const key = part.join('');
  if (makes.length > 0 || /\d/u.test(key)) return false;
  const named = index().names.get(key);
  if (named) return !named.some(({ model }) => isWrittenApart(model, part));
  return part.some((word) => word.length <= 3 || isCommonWord(word));
}

/** One of the names of the model has its breaks where these words have theirs. */
function isWrittenApart({ names }: CarModel, part: readonly string[]): boolean {
  return names.some(({ written }) => written.split(/[^\p{L}\p{N}]+/u).join(' ') === part.join(' '));
}

/** "Октавію а7", "шкода а5": a letter with a figure beside another make or its model is a generation of that one. */
function isGeneration(
  { make }: CarModel,
  words: readonly string[],
  at: number,
  makes: readonly MakeHit[],
): boolean {
  if (!CODE.test(words[at] ?? '') || makes.some((hit) => hit.make === make)) return false;
  const isBeside = (hit: { at: number }) => Math.abs(hit.at - at) === 1;
  if (makes.some(isBeside)) return true;
  return [at - 1, at + 1].some((place) => {
    const word = words[place] ?? '';
    if (word.length < 4 || /\d/u.test(word)) return false;
    const named =
      namedBy(word) ?? spelledLike(word).flatMap(([name, own]) => (isForm(word, name) ? own : []));
    const other = isCommonWord(word) ? undefined : named.find((one) => !one.needsMake);
    return other !== undefined && other.model.make !== make;
  });
}

/** Letters that number generations; an X5 or a Q7 is a model wherever it stands. */
const CODE = /^[a-hktwабвгдесфкт]\d{1,3}$/u;

/** "22 м2" and "a price per m2" measure; an M2 comes behind its make or alone. */
function isArea(word: string, before: string): boolean {
  return (
    /^[mм][23]$/u.test(word) && /^(?:\d+|за|per|pro|je|a|the|на|в|кв|один|ein|eine|einen)$/u.test(before)
  );
}

const NUMBERS = new Set(['two', 'four']);

/** In both alphabets. */
const EVERYDAY_NAMES =
  /^(?:mache|linker|ве[сз]ти|мяк[еаоу]|боюсь|unit|центр(?:а|у|ом|е|і)?|пример(?:ы|а|ов|ом|е)?|класс?(?:а|у|ом|е|і|и)?|class|klasse|(?:kamera|camera|камер\p{L})s?)$/u;

const THIS = /^(?:це|цей|ця|это|этот)$/u;

const EVERYDAY_LETTERS = new Set('а a и і й в у с з к о ж б я'.split(' '));

type MakeHit = { make: string; at: number };

function makesIn(words: readonly string[]): MakeHit[] {
  return words.flatMap((word, at) => {
    // "Kann man das gleich mitmachen?" speaks of no lorry.
    if (/^(?:man|ман)$/u.test(word) && !OWNED.test(words[at - 1] ?? '')) return [];
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
      const isInflected = isForm(word, name);
      const long = makes.length > 0 ? 4 : isInflected ? 5 : 6;
      if (name.length < long) continue;
      const fitting = named.find((one) =>
        makes.length > 0 ? makes.some((hit) => hit.make === one.model.make) : !one.needsMake,
      );
      // What is only spelled like a name is one where a car is spoken of: "wiper", "радиус" and "optimal" are words.
      const isLikely = makes.length > 0 || isInflected || isOfCar(words, at, at + 1);
      if (fitting && isLikely) return { model: fitting.model, at };
    }
  }
  return null;
}

/** It stands alone, behind what says whose it is, or beside a year or a body. */
function isOfCar(words: readonly string[], from: number, to: number): boolean {
  if (words.length === to - from) return true;
  // "Touraeg, a full clean please": a long word that begins the message.
  const isLong = words.slice(from, to).join('').length >= 7;
  if (from === 0 && isLong) return true;
  const [before = '', behind = ''] = [words[from - 1], words[to]];
  if (OWNED.test(before) || /^(?:19|20)\d\d$/u.test(behind)) return true;
  return classOfWord(behind, '') !== null || classOfWord(before, '') !== null;
}

const OWNED =
  /^(?:my|our|wifes|husbands|car|drive|driving|bought|meine?[nmrs]?|unsere?[nmrs]?|einen|einem|nen|wagen|auto|fahre|lkw|truck|мо[йяюеёє]|мо(?:ей|его|ему|єї|го|му|їй)|мій|меня|мене|нас|авто|автомобил\p{L}*|автомобіл\p{L}*|машин\p{L}*|тачк\p{L}*|купил\p{L}*|купи[вл]\p{L}*|взял\p{L}*|тягач|фура|фуру)$/u;

/** The name itself with the ending of a case or a plural: "октавию", "спрінтера", "transits". */
function isForm(word: string, name: string): boolean {
  if (word === `${name}s`) return true;
  if (!/^[а-яіїєґё]+$/u.test(word)) return false;
  const sound = toLatinSound(word);
  const stems = [name, name.replace(/[aeiouy]$/u, '')].filter((stem) => stem.length >= 4);
  return stems.some((stem) => sound.startsWith(stem) && ENDING.test(sound.slice(stem.length)));
}

const ENDING = /^(?:[aeiouyj]{0,2}|[aeioy](?:m|v|h|mi|ju|vi))$/u;

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
