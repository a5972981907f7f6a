import type { DialogState, WishedService } from '../../dialog-state.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import { withoutContents } from '../../prices/match/without-contents.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { foldText } from '../../words/fold-text.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { isTapped } from '../wish/is-tapped.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';

/**
 * Who is asked for one thing may tell everything that is still to choose: "the light one-step, the whole body", "light is
 * enough, and the ceramic for the body". What is told is not asked for next, and what is denied is not chosen.
 */
export function withToldChoices(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const denied = message.denied.flatMap(splitWords);
  const whole = oneOfOpen(wish, message, denied);
  const open = withoutDeniedParts(whole.wished, denied, state);
  const left = open === whole.wished ? whole : { ...whole, wished: open };
  if (!state.asked || !OF_GOODS.has(state.asked.kind) || !wish.isTouched || message.isEither) return left;
  if (isTapped(message.text, state.asked)) return asTapped(left, message.text, state);
  const said = splitSentences(message.text)
    .filter((one) => !one.includes('?'))
    .flatMap(splitWords)
    .filter((word) => !denied.includes(word));
  const told = narrowWishes({ ...state, car: message.car ?? state.car, wished: open }, context);
  const wished = open.map((one) => {
    const found = told.find(({ wish: { service } }) => service === one.service)?.found;
    return found?.kind === 'missing' ? chosen(one, found.rows, said) : one;
  });
  return wished.every((one, at) => one === open[at]) ? left : { ...wish, wished };
}

const OF_GOODS: ReadonlySet<string> = new Set(['service', 'zone', 'material']);

/** Whoever taps "Mini valet (wash, wax)" wants that, beside what stood, and nothing that its name tells. */
function asTapped(wish: WishReading, text: string, { wished: before }: DialogState): WishReading {
  const said = foldText(text.trim());
  const isChosen = ({ service, zone, material }: WishedService) =>
    [service, zone, material].some((name) => name !== null && foldText(name) === said);
  const isKnown = (one: WishedService) => before.some(({ service }) => service === one.service);
  const wished = wish.wished.filter((one) => isChosen(one) || isKnown(one));
  return wished.length === wish.wished.length || !wished.some(isChosen) ? wish : { ...wish, wished };
}

type Choice = Pick<WishedService, 'zone' | 'material'>;
const DIMENSIONS = ['zone', 'material'] as const;

function chosen(one: WishedService, rows: readonly Choice[], said: readonly string[]): WishedService {
  let left = rows;
  let next = one;
  for (const dimension of [...DIMENSIONS, ...DIMENSIONS]) {
    const names = [...new Set(left.flatMap((row) => row[dimension] ?? []))];
    if (next[dimension] !== null || names.length === 0) continue;
    const name = names.length === 1 ? null : nameTold(names, said);
    if (name === null) continue;
    next = { ...next, [dimension]: name };
    left = left.filter((row) => row[dimension] === name);
  }
  return next;
}

/** The one name of which a word of its own was said; a number is told by all of its words. */
function nameTold(names: readonly string[], said: readonly string[]): string | null {
  const isSaid = (word: string) => said.some((one) => isSameWord(word, one));
  const told = names.filter((name) => {
    const others = names.filter((one) => one !== name).flatMap(telling);
    const own = telling(name).filter((word) => !others.some((one) => isSameWord(word, one)));
    return (
      own.some((word) => !/\d/u.test(word) && isSaid(word)) || (own.length > 0 && telling(name).every(isSaid))
    );
  });
  return told.length === 1 ? (told[0] ?? null) : null;
}

/**
 * "Take the full valet out and put the mini one in": of two that were heard the one that is not denied is wanted, and of
 * "a mini valet for my Corsa" the one that is called by its whole name.
 */
function oneOfOpen(wish: WishReading, { text }: Understanding, denied: readonly string[]): WishReading {
  if (wish.open.length < 2) return wish;
  const left = wish.open.filter(({ service }) => !isSaid(service, denied));
  const said = splitWords(text).filter((word) => !denied.includes(word));
  const called = left.filter(({ service }) => isSaid(service, said));
  const [only, ...others] = left.length === 1 ? left : called;
  if (!only || others.length > 0) return wish;
  const fresh: WishedService = { service: only.service, zone: null, material: null, said: '' };
  const isKnown = wish.wished.some(({ service }) => service === only.service);
  return { ...wish, open: [], wished: isKnown ? wish.wished : [...wish.wished, fresh] };
}

function isSaid(service: string, said: readonly string[]): boolean {
  const words = telling(withoutContents(service));
  return words.length > 0 && words.every((word) => said.some((other) => isSameWord(word, other)));
}

/** "The rims and the leather, no thanks" chooses none of them, and adds none: what was to choose is to choose without them. */
function withoutDeniedParts(
  wished: WishedService[],
  denied: readonly string[],
  { wished: before }: DialogState,
): WishedService[] {
  const gone = wished.filter((one) => isDenied(one, denied) && !before.some((old) => isSame(old, one)));
  if (gone.length === 0) return wished;
  const left = wished.filter((one) => !gone.includes(one));
  const services = new Set(gone.map(({ service }) => service));
  const open = before.filter(
    ({ service, zone }) =>
      zone === null && services.has(service) && !left.some((one) => one.service === service),
  );
  const without = gone.flatMap(({ zone }) => zone ?? []);
  return [
    ...left,
    ...open.map((one) => ({ ...one, said: '', without: [...(one.without ?? []), ...without] })),
  ];
}

function isSame(one: WishedService, other: WishedService): boolean {
  return one.service === other.service && one.zone === other.zone;
}

function isDenied({ zone }: WishedService, denied: readonly string[]): boolean {
  const words = telling(zone ?? '');
  return words.length > 0 && words.every((word) => denied.some((other) => isSameWord(word, other)));
}
