import type { DialogState, WishedService } from '../../dialog-state.ts';
import { namedLines, type RowIndex, readMessage, readSense } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { BEFORE_NOT, NOT_OUT, ON_TOP, OUT, PIECES } from './edit-words.data.ts';

/**
 * What a message does to what is wanted already: lines that it takes out, whether the rest of it is put on top, and the
 * words that are left to be read for something new. Null where it does neither.
 */
export type BasketEdit = { kept: WishedService[]; takenOut: string[]; rest: string; isOnTop: boolean };

/** "Without the ozone", "I never asked for the wax": only the lines that are named go, and nothing else. */
export function editBasket(
  message: Understanding,
  { wished }: DialogState,
  { index }: Context,
): BasketEdit | null {
  if (wished.length === 0) return null;
  const pieces = message.text
    .split(PIECES)
    .flatMap(apartAtNot)
    .filter((piece) => piece.trim() !== '');
  const isDenied = (piece: string) => message.denied.some((words) => piece.includes(words));
  const outs = pieces.filter((piece) => (OUT.test(piece) || isDenied(piece)) && !NOT_OUT.test(piece));
  const out = wished.filter((one) => outs.some((piece) => isMeant(one, piece, wished, index)));
  const others = pieces.filter((piece) => !outs.includes(piece)).join(', ');
  if (out.length > 0 && (out.length < wished.length || namedLines(others, index).lines.length > 0))
    return {
      kept: wished.filter((one) => !out.includes(one)),
      takenOut: out.map(({ service, zone, material }) => zone ?? material ?? service),
      rest: others,
      isOnTop: true,
    };
  // What was never in it is not taken out of it, and is not put into it either.
  const refused = outs.filter((piece) => namesGoods(piece));
  if (out.length === 0 && refused.length > 0 && wished.length > 1)
    return {
      kept: [...wished],
      takenOut: [],
      rest: pieces.filter((one) => !refused.includes(one)).join(', '),
      isOnTop: true,
    };
  return null;
}

function apartAtNot(piece: string): string[] {
  const [before = '', ...behind] = piece.split(BEFORE_NOT);
  return behind.some(namesGoods) ? [before, ...behind] : [piece];
}

/** "You forgot the pet hair", "where are the seats?": what is missed belongs to the rest. */
export function isMissed({ text }: Understanding): boolean {
  return ON_TOP.test(text);
}

/** What is missed can be had: that is no complaint about work done. */
export function missesLine(message: Understanding, { wished }: DialogState, { index }: Context): boolean {
  if (wished.length === 0 || !isMissed(message)) return false;
  return namedLines(message.text, index).lines.length > 0 || namesGoods(message.text);
}

/** Every job that is spoken of is in the wish: it is named again, and nothing of it goes. */
export function isAllInBasket(
  { rest, intents, times }: Understanding,
  { wished, slot }: DialogState,
  { index }: Context,
): boolean {
  const isElse = (['only', 'instead', 'no', 'difference'] as const).some((intent) => intents.has(intent));
  // "Ok, the windscreen tomorrow then": of all that was priced this one is taken.
  const isTaking = (intents.has('book') || times.reading !== null) && slot === null;
  if (wished.length < 2 || isElse || isTaking || /\d/u.test(rest)) return false;
  const { lines } = namedLines(rest, index);
  const isIn = lines.every(({ service }) => wished.some((one) => one.service === service.service));
  const said = goodsIn(rest);
  const known = new Set(wished.flatMap(meaningsOf));
  const named = wished.some((one) => isMeant(one, rest, wished, index));
  return isIn && named && said.every((id) => known.has(id));
}

export function namesGoods(piece: string): boolean {
  return goodsIn(piece).length > 0;
}

/** Jobs, parts and films that were spoken of. */
function goodsIn(text: string): string[] {
  return [...readMessage(text).concepts].filter(
    (id) => !isWeakConcept(id) && ['action', 'object', 'material'].includes(kindOfConcept(id) ?? ''),
  );
}

/** A line is meant by a word of its own that no other line of the wish has, or by what only it means. */
function isMeant(
  one: WishedService,
  piece: string,
  wished: readonly WishedService[],
  index: RowIndex,
): boolean {
  const others = wished.filter((other) => other !== one);
  const named = namedLines(piece, index).lines.map(({ service }) => service.service);
  const isOnly = !others.some(({ service }) => service === one.service);
  if (isOnly && named.length > 0) return named.includes(one.service);
  const said = splitWords(piece);
  const foreign = new Set(others.flatMap(wordsOf));
  const isSaid = (word: string) => word.length >= SHORTEST && said.some((other) => isSameStem(word, other));
  if (wordsOf(one).some((word) => !foreign.has(word) && isSaid(word))) return true;
  const concepts = readMessage(piece).concepts;
  const shared = new Set(others.flatMap(meaningsOf));
  return meaningsOf(one).some((id) => !shared.has(id) && concepts.has(id));
}

function wordsOf({ service, zone, material }: WishedService): string[] {
  return splitWords([service, zone ?? '', material ?? ''].join(' '));
}

function meaningsOf({ service, zone, material }: WishedService): string[] {
  return [service, zone ?? '', material ?? '']
    .flatMap((name) => [...readSense(name).concepts])
    .filter((id) => !isWeakConcept(id));
}

const SHORTEST = 4;
