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
export function evidenceOf({ parts, senses: own }: Line, { words, senses }: SaidWords): number[] {
  const ofTrade = Array<number>(words.length).fill(0);
  for (const { id, weight } of own) {
    const found = senses.find((one) => one.id === id);
    for (const at of found?.places ?? [])
      ofTrade[at] = (ofTrade[at] ?? 0) + (found?.isHinted ? 0.4 : 0.6) * weight;
  }
  return words.map((said, at) => {
    let weight = 0;
    const concepts = conceptsOf(said);
    for (const part of parts) {
      for (const own of part.words) if (isWordSaid(own.word, said)) weight += own.weight;
      if (concepts.size > 0)
        for (const own of part.concepts) if (concepts.has(own.id)) weight += 0.7 * own.weight;
    }
    return Math.max(weight, ofTrade[at] ?? 0);
  });
}

function conceptsOf(word: string): ReadonlySet<string> {
  return word.length < 3 ? NONE : readMessage(word).concepts;
}

const NONE: ReadonlySet<string> = new Set();
