import { isTradeWord } from '../prices/lexicon/find-concepts.ts';
import { foldText } from '../words/fold-text.ts';
import { isCommonWord } from '../words/is-common-word.ts';
import { once } from '../words/once.ts';
import { remembering } from '../words/remembering.ts';
import { spelledAlike } from '../words/spelled-alike.ts';
import { CAR_CLASSES, CAR_SIZES, type CarClass, type CarSize } from './car-class.ts';
import { CLASS_WORDS, SIZE_WORDS } from './class-words.data.ts';

/** The classes named by class words ("Kombi", "позашляховик"), leaving out words that are part of a model name. */
export function findClassWords(words: readonly string[], taken: ReadonlySet<number>): CarClass[] {
  const found = new Set<CarClass>();
  words.forEach((word, index) => {
    if (taken.has(index)) return;
    const known = classOfWord(word, words[index + 1] ?? '');
    if (known) found.add(known);
  });
  // A camper van or a boat on a trailer is no van, whatever else its words say.
  return found.has('other') ? ['other'] : [...found];
}

export function classOfWord(word: string, next: string): CarClass | null {
  const formed = formsOf(word).find(
    (shape) => shape.next === null || (next.startsWith(shape.next) && !isCounted(shape, next)),
  );
  return formed?.carClass ?? nearClass(word);
}

/** A "2 door" is a coupé; "2 doors" are to be tinted. */
function isCounted({ core }: ClassShape, next: string): boolean {
  return /^\d$/.test(core) && next.endsWith('s');
}

const formsOf = remembering((word): readonly ClassShape[] =>
  shapes().filter((shape) => (shape.open ? isForm(word, shape) : word === shape.core)),
);

const nearClass = remembering((word): CarClass | null => {
  if (word.length < 6 || isCommonWord(word) || isTradeWord(word) || OTHER_THINGS.test(word)) return null;
  const near = shapes().find(
    (shape) =>
      shape.next === null && shape.core.length >= 6 && shape.core[0] === word[0] && slips(word, shape),
  );
  return near?.carClass ?? null;
});

/** A camera is no camper, however alike they are written. */
const OTHER_THINGS = /^(?:camera|kamera|камер)/u;

/** An inflected form of a class word; a longer compound such as "Cabrioverdeck" is another thing. */
function isForm(word: string, { core, ending }: ClassShape): boolean {
  return word.startsWith(core) && word.length - core.length <= ending;
}

/** `ending` is how long an ending may be; Slavic ones are longer. */
type ClassShape = { carClass: CarClass; core: string; open: boolean; next: string | null; ending: number };

function slips(word: string, shape: ClassShape): boolean {
  if (!shape.open) return spelledAlike(word, shape.core);
  const size = shape.core.length;
  return [size, size + 1, size - 1].some(
    (n) => n <= word.length && spelledAlike(word.slice(0, n), shape.core),
  );
}

/** Longer shapes first, so that "minivan" is never read as "mini". */
const shapes = once((): ClassShape[] =>
  CAR_CLASSES.flatMap((carClass) =>
    foldText(CLASS_WORDS[carClass])
      .split(/\s+/)
      .filter(Boolean)
      .map((written) => {
        const [first = '', second = null] = written.split('_');
        return {
          carClass,
          core: first.replace(/\*$/, ''),
          open: first.endsWith('*'),
          ending: /[а-яіїєґ]/u.test(first) ? 6 : 4,
          next: second === null ? null : second.replace(/\*$/, ''),
        };
      }),
  ).sort((a, b) => b.core.length + (b.next?.length ?? 0) - a.core.length - (a.next?.length ?? 0)),
);

/** The size a folded word of a size list names ("s", "large", "великий"), if it does. */
export function sizeOfWord(word: string): CarSize | null {
  return SIZES.find(({ core, open }) => (open ? word.startsWith(core) : word === core))?.size ?? null;
}

/** Whether a folded word is a size of a size list, such as "s" or "xl". */
export function isSizeWord(word: string): boolean {
  return sizeOfWord(word) !== null;
}

const SIZES = CAR_SIZES.flatMap((size) =>
  foldText(SIZE_WORDS[size])
    .split(/\s+/)
    .filter((written) => !written.includes('_'))
    .map((written) => ({ size, core: written.replace(/\*$/, ''), open: written.endsWith('*') })),
);
