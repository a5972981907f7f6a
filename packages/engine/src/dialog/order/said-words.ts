import { wordsOfCar } from '../../cars/index.ts';
import { readMessage } from '../../prices/index.ts';
import { remembering } from '../../words/remembering.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Line } from './list-lines.ts';
import { isWordSaid } from './match-line.ts';
import { type FoundSense, findSenses } from './trade/find-senses.ts';
import { TURN_WORDS, type TurnWord } from './turn-words.data.ts';

/** The words of a message in order, each with the stretch between marks that it stands in. */
export type SaidWords = {
  words: readonly string[];
  stretch: readonly number[];
  /** By stretch: it is a question. */
  isAsked: readonly boolean[];
  turns: readonly ReadonlySet<TurnWord>[];
  /** What they say of the trade, cars left out. */
  senses: readonly FoundSense[];
};

export function saidWords(text: string): SaidWords {
  const words: string[] = [];
  const stretch: number[] = [];
  const pieces = text.split(/(?<=[,.;!?\n()])/u);
  pieces.forEach((piece, at) => {
    if (words.length >= MOST_WORDS) return;
    for (const word of splitWords(piece).slice(0, MOST_WORDS - words.length)) {
      words.push(word);
      stretch.push(at);
    }
  });
  const ofCar = wordsOfCar(words);
  return {
    words,
    stretch,
    isAsked: pieces.map((piece) => piece.includes('?')),
    turns: words.map(turnsOf),
    senses: findSenses(words, stretch).filter(({ places }) => places.some((at) => !ofCar.has(at))),
  };
}

/** Nobody tells more about an order in one message. */
const MOST_WORDS = 120;

const KINDS = Object.keys(TURN_WORDS) as TurnWord[];

const TURNS = remembering((word) => KINDS.filter((kind) => TURN_WORDS[kind].test(word)).join(' '), 500);

function turnsOf(word: string): ReadonlySet<TurnWord> {
  const found = TURNS(word);
  return new Set(found === '' ? [] : (found.split(' ') as TurnWord[]));
}

/** Where a line is spoken of, and what stands around: signs of the words before, behind and in the same stretch. */
export function signsAround(evidence: readonly number[], said: SaidWords): number[] {
  const { words, stretch, isAsked, turns } = said;
  const at = placeOf(evidence);
  if (at < 0) return NOWHERE;
  const near = (from: number, to: number, kind: TurnWord) => {
    for (let place = Math.max(0, at + from); place <= Math.min(words.length - 1, at + to); place++)
      if (place !== at && stretch[place] === stretch[at] && turns[place]?.has(kind)) return 1;
    return 0;
  };
  const own = stretch[at] ?? 0;
  return [
    at / words.length,
    isAsked[own] ? 1 : 0,
    ...KINDS.flatMap((kind) => [near(-3, -1, kind), near(1, 3, kind), near(-40, 40, kind)]),
  ];
}

const NOWHERE = [-1, -1, ...KINDS.flatMap(() => [-1, -1, -1])];

/** What the message has anywhere. */
export function signsOfAll({ turns }: SaidWords): number[] {
  return KINDS.map((kind) => (turns.some((own) => own.has(kind)) ? 1 : 0));
}

/** The place of the word that tells most of a line; -1 where none does. */
function placeOf(evidence: readonly number[]): number {
  let [best, most] = [-1, 0];
  evidence.forEach((weight, at) => {
    if (weight > most) [best, most] = [at, weight];
  });
  return best;
}

/** By word, how much it tells of a line. */
export function evidenceOf(
  { parts, senses: own }: Pick<Line, 'parts' | 'senses'>,
  said: SaidWords,
): number[] {
  const { words, senses } = said;
  const { sayingOf, meaning } = placesIn(said);
  const ofTrade = Array<number>(words.length).fill(0);
  for (const { id, weight } of own) {
    const found = senses.find((one) => one.id === id);
    for (const at of found?.places ?? [])
      ofTrade[at] = (ofTrade[at] ?? 0) + (found?.isHinted ? 0.4 : 0.6) * weight;
  }
  const evidence = Array<number>(words.length).fill(0);
  for (const part of parts) {
    for (const { word, weight } of part.words)
      for (const at of sayingOf(word)) evidence[at] = (evidence[at] ?? 0) + weight;
    for (const { id, weight } of part.concepts)
      for (const at of meaning.get(id) ?? NOWHERE_SAID) evidence[at] = (evidence[at] ?? 0) + 0.7 * weight;
  }
  for (let at = 0; at < words.length; at++) evidence[at] = Math.max(evidence[at] ?? 0, ofTrade[at] ?? 0);
  return evidence;
}

/** Where in a message a word of the list is said, and where something is meant. */
type Places = {
  sayingOf: (word: string) => readonly number[];
  meaning: ReadonlyMap<string, readonly number[]>;
};

/** Many lines share their words, and each is looked for several times: it is compared with the message once. */
function placesIn(said: SaidWords): Places {
  const known = PLACES.get(said) ?? findPlaces(said);
  PLACES.set(said, known);
  return known;
}

const PLACES = new WeakMap<SaidWords, Places>();

function findPlaces({ words }: SaidWords): Places {
  const saying = new Map<string, readonly number[]>();
  const meaning = new Map<string, number[]>();
  words.forEach((said, at) => {
    for (const id of conceptsOf(said)) {
      const known = meaning.get(id);
      if (known) known.push(at);
      else meaning.set(id, [at]);
    }
  });
  const find = (word: string) => words.flatMap((said, at) => (isWordSaid(word, said) ? [at] : []));
  return {
    meaning,
    sayingOf: (word) => {
      const known = saying.get(word) ?? find(word);
      saying.set(word, known);
      return known;
    },
  };
}

const NOWHERE_SAID: readonly number[] = [];

function conceptsOf(word: string): ReadonlySet<string> {
  return word.length < 3 ? NONE : readMessage(word).concepts;
}

const NONE: ReadonlySet<string> = new Set();
