import { remembering } from '../words/remembering.ts';
import { splitWords } from '../words/split-words.ts';
import { CAR_SIZES, type CarClass, type CarSize, isCarSize } from './car-class.ts';
import { findClassWords, sizeOfWord } from './find-class-words.ts';
import { type FoundModel, findModel } from './find-model.ts';

/** What a studio means by a car type of its list. Some say it behind the name: "K2 (Golf, A3, 3er)". */
export type ColumnMeaning = {
  classes: readonly CarClass[];
  /** The cars it names as examples. */
  models: readonly Pick<FoundModel, 'make' | 'model'>[];
  /** It stands for every ordinary car: "PKW", "легкова", "Mittelklasse". */
  isPassenger: boolean;
  /** Its size in lists by size, or the size of the SUVs it speaks of. */
  size: CarSize | null;
  /** The sizes of the cars it names. */
  sizes: readonly CarSize[];
  isCrossover: boolean;
  isOffRoader: boolean;
  /** It is named by its drive, which pickups have too: "4WD". */
  isFourByFour: boolean;
};

/** The same few types are looked at in every turn. */
export const meaningOfColumn = remembering(readColumn, 2000);

function readColumn(carType: string): ColumnMeaning {
  const [, name = carType, examples = ''] = /^(.+?)\s*\((.+)\)$/su.exec(carType) ?? [];
  const own = examples === '' ? modelsIn(carType, 2) : [];
  const isOfModels = own.length > 0 && own.length * 2 > carType.split(BETWEEN).length;
  const models = isOfModels ? own : modelsIn(examples, 1);
  const words = splitWords(carType);
  const classes = findClassWords(words, new Set());
  // A "Van" of a list is a family van as well as a delivery van.
  if (words.some((word) => word === 'van' || word === 'vans') && !classes.includes('minivan'))
    classes.push('minivan');
  const written = name.trim().toLowerCase();
  // The m of "up to 4.30 m" is a metre and no size.
  const isMeasured = /\d\s*(?:m|м|cm|см|meter|метр\p{L}*)(?!\p{L})/iu.test(carType);
  const sized = isMeasured ? null : (words.map(sizeOfWord).find((one) => one !== null) ?? null);
  // The C-Klasse beside an A4 is a car and no segment.
  const size = isCarSize(written) ? written : (sized ?? (isOfModels ? null : sizeOfSegment(name)));
  const built = new Set(models.flatMap((model) => model.classes.slice(0, 1)));
  return {
    // Where only cars are named, the type is for cars like these.
    classes: classes.length > 0 || size !== null ? classes : [...built],
    models: models.map(({ make, model }) => ({ make, model })),
    isPassenger: words.some((word) => PASSENGER.test(word)),
    size,
    sizes: CAR_SIZES.filter((one) => models.some((model) => model.size === one)),
    isCrossover: words.some((word) => CROSSOVER.test(word)),
    isOffRoader: words.some((word) => OFF_ROADER.test(word)),
    isFourByFour: words.some((word) => FOUR_BY_FOUR.test(word)),
  };
}

/** "VW Golf, Audi A3, 1er BMW": the cars that are named beside others, or alone in so many words. */
function modelsIn(examples: string, fewest: number): FoundModel[] {
  const pieces = examples.split(BETWEEN);
  return pieces.flatMap((piece) => {
    const words = splitWords(piece);
    const found = pieces.length > 1 || words.length >= fewest ? findModel(words) : null;
    return found?.model && !found.isGuess ? [found] : [];
  });
}

const BETWEEN = /[,;/]/u;

/** "C/D class", "Класс A–B": the segments of the trade, from city cars to saloons. */
function sizeOfSegment(name: string): CarSize | null {
  const [, before, behind] = SEGMENT.exec(name.toLowerCase()) ?? [];
  const letter = (before ?? behind ?? '').at(-1) ?? '';
  return SEGMENTS[letter] ?? null;
}

const SEGMENT =
  /(?<!\p{L})(?:([a-fавсд](?:\s?[/,–—-]\s?[a-fавсде])?)[\s-]?(?:класс?|class|klasse|segment|сегмент)(?!\p{L})|(?:класс?|class|klasse|segment|сегмент)(?!\p{L})[\s-]?([a-fавсде](?:\s?[/,–—-]\s?[a-fавсде])?)(?!\p{L}))/u;

const SEGMENTS: Readonly<Record<string, CarSize>> = {
  a: 's',
  b: 's',
  c: 'm',
  d: 'm',
  e: 'l',
  f: 'l',
  а: 's',
  в: 's',
  с: 'm',
  д: 'm',
  е: 'l',
};

const PASSENGER =
  /^(?:pkw|cars?|autos?|wagen|авто|машин\p{L}*|легк|легков\p{L}*|пасажирськ\p{L}*|mittelklasse\p{L}*|normal\p{L}*|regular|standard\p{L}*|midsize|mid|family|звичайн\p{L}*|обычн\p{L}*)$/u;
const CROSSOVER = /^(?:кросс?[ыи]?|кросовер\p{L}*|кроссовер\p{L}*|crossover\p{L}*|паркетник\p{L}*|cuv)$/u;
const OFF_ROADER =
  /^(?:джип\p{L}*|jeep\p{L}*|внед|внедор\p{L}*|позашл\p{L}*|gelande\p{L}*|offroad\p{L}*|4x4s?|4wds?)$/u;
const FOUR_BY_FOUR = /^(?:4x4s?|4wds?|awd)$/u;
