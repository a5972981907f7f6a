import { foldText } from '../words/fold-text.ts';
import { spelledAlike } from '../words/spelled-alike.ts';
import { toLatinSound } from '../words/to-latin.ts';
import type { CarClass, CarSize } from './car-class.ts';
import { CAR_MAKES, CAR_MODELS } from './models/index.ts';
import type { CarModel } from './models/model-entry.ts';

export type FoundModel = {
  make: string;
  model: string | null;
  classes: readonly CarClass[];
  size: CarSize | null;
  usedWords: ReadonlySet<number>;
};

/** The model named in the words, the longest name first; a make alone is found too, without classes. */
export function findModel(words: readonly string[]): FoundModel | null {
  const makes = makesIn(words);
  for (let size = LONGEST_NAME; size >= 1; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const model = modelNamed(words.slice(at, at + size), makes);
      if (model) return asFound(model, words, at, size);
    }
  const near = nearModel(words, makes);
  if (near) return asFound(near.model, words, near.at, 1);
  const [first] = makes;
  if (!first) return null;
  return { make: first.make, model: null, classes: [], size: null, usedWords: new Set([first.at]) };
}

type MakeHit = { make: string; at: number };

function makesIn(words: readonly string[]): MakeHit[] {
  return words.flatMap((word, at) => {
    const make = MAKE_OF.get(word) ?? (word.length >= 6 ? nearMake(word) : undefined);
    return make ? [{ make, at }] : [];
  });
}

function nearMake(word: string): string | undefined {
  for (const [alias, make] of MAKE_OF) if (alias.length >= 6 && spelledAlike(alias, word)) return make;
  return undefined;
}

function modelNamed(part: readonly string[], makes: readonly MakeHit[]): CarModel | null {
  const key = part.join('');
  const named = NAMES.get(key) ?? (/\p{L}{4}/u.test(key) ? SOUNDS.get(toLatinSound(key)) : undefined);
  if (!named) return null;
  const ofMake = named.find((one) => makes.some((hit) => hit.make === one.model.make));
  if (ofMake) return ofMake.model;
  const free = named.filter((one) => !one.needsMake);
  return makes.length > 0 ? null : (free[0]?.model ?? null);
}

/** One slip in a long model name ("Touraeg", "Oktavia") is forgiven; short names are too alike for that. */
function nearModel(
  words: readonly string[],
  makes: readonly MakeHit[],
): { model: CarModel; at: number } | null {
  for (const [at, word] of words.entries()) {
    if (word.length < 5 || /\d/.test(word) || MAKE_OF.has(word)) continue;
    const sound = toLatinSound(word);
    for (const [name, named] of SOUNDS) {
      const long = makes.length > 0 ? 4 : 6;
      if (name.length < long || name[0] !== sound[0] || !spelledAlike(name, sound)) continue;
      const fitting = named.find((one) =>
        makes.length > 0 ? makes.some((hit) => hit.make === one.model.make) : !one.needsMake,
      );
      if (fitting) return { model: fitting.model, at };
    }
  }
  return null;
}

function asFound(model: CarModel, words: readonly string[], at: number, size: number): FoundModel {
  const used = new Set(Array.from({ length: size }, (_, i) => at + i));
  for (const hit of makesIn(words)) used.add(hit.at);
  return { make: model.make, model: model.model, classes: model.classes, size: model.size, usedWords: used };
}

type Named = { model: CarModel; needsMake: boolean };

const LONGEST_NAME = 4;
const MAKE_OF = new Map(
  CAR_MAKES.flatMap((entry) =>
    entry.aliases.split(/\s+/).map((alias) => [foldText(alias), entry.make] as const),
  ),
);
const NAMES = new Map<string, Named[]>();
const SOUNDS = new Map<string, Named[]>();
for (const model of CAR_MODELS)
  for (const { written, needsMake } of model.names) {
    const key = written.replace(/[^\p{L}\p{N}]+/gu, '');
    remember(NAMES, key, { model, needsMake });
    if (/^\p{L}{4,}$/u.test(key)) remember(SOUNDS, toLatinSound(key), { model, needsMake });
  }

function remember(names: Map<string, Named[]>, key: string, named: Named): void {
  const known = names.get(key);
  if (known) known.push(named);
  else names.set(key, [named]);
}

/** Whether a folded word names a make. */
export function isMakeWord(word: string): boolean {
  return MAKE_OF.has(word);
}
