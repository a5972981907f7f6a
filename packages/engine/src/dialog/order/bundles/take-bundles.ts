import type { DialogState, WishedService } from '../../../dialog-state.ts';
import { isSameWord, telling } from '../../../prices/match/name-places.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { Context } from '../../context.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { linesOfWish } from '../lines-of-wish.ts';
import { keyOfLine, type ListLines, linesOf } from '../list-lines.ts';
import { wishForLine } from '../wish-for-line.ts';
import { type Bundle, bundlesOf, INSIDE, OUTSIDE, sideOf } from './find-bundles.ts';

/**
 * Nobody pays for a whole and for its parts: what a bundle holds goes when it is named, and two that are sold cheaper
 * together are quoted together, unless the client wants them apart.
 */
export function takeBundles(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const list = linesOf(context.index);
  const bundles = bundlesOf(list);
  if (bundles.size === 0 || wish.wished.some(({ car, count }) => car !== undefined || (count ?? 1) > 1))
    return wish;
  const placed = wish.wished.map((one) => ({ one, at: lineOf(one, { state, context, list }) }));
  const before = new Set(state.wished.map((one) => lineOf(one, { state, context, list })));
  const at = new Set(placed.flatMap((one) => one.at ?? []));
  if (asksOfPart(message, { at, before, bundles }))
    return { ...wish, wished: state.wished, isTouched: false };
  const asksForDeal = DEAL.test(message.text) && message.text.includes('?');
  const sided = ofOneSide(placed, { list, bundles, message });
  if (sided) return { ...wish, wished: sided, isTouched: true };
  const named = [...bundles].find(([place]) => at.has(place) && isSpokenOf(place, { list, message, before }));
  if (named) {
    const [place, { held }] = named;
    if (isCalled(place, list, message)) return without(wish, placed, held);
    // Whoever names one of two wants that one, and not both of them.
    return [...held].some((part) => at.has(part)) ? without(wish, placed, new Set([place])) : wish;
  }
  const isApart = message.intents.has('apart') || APART.test(message.text);
  if (isApart) return wish;
  const isNamed = (place: number) => isNamedIn(place, list, message);
  const joined = [...bundles].find(
    ([place, bundle]) =>
      !at.has(place) &&
      isJoined(bundle, { at, before, asksForDeal, isNamed }) &&
      !isShunned(place, list, state),
  );
  const line = joined && list.lines[joined[0]];
  if (!joined || !line) return wish;
  const next = without(wish, placed, joined[1].held);
  return {
    ...next,
    wished: [...next.wished, wishForLine(line, list)],
    open: next.open.some(({ service }) => service === line.service) ? [] : next.open,
    takenOut: next.takenOut?.filter((name) => name !== line.service) ?? [],
    isTouched: true,
    isUnknown: false,
    isPartUnknown: false,
  };
}

/** Whether what is wanted after a message is a bundle that was not wanted before: whoever asks for it haggles for nothing. */
export function isForBundle(wished: readonly WishedService[], state: DialogState, context: Context): boolean {
  const { lines } = linesOf(context.index);
  const bundles = [...bundlesOf(linesOf(context.index)).keys()].flatMap((at) => lines[at] ?? []);
  const isIn = (some: readonly WishedService[], key: string) => some.some((one) => keyOfLine(one) === key);
  return bundles.some((line) => isIn(wished, keyOfLine(line)) && !isIn(state.wished, keyOfLine(line)));
}

/** "Only the inside, no outside": the side that was named is wanted, and not the whole that has its word in its name. */
function ofOneSide(
  placed: Placed,
  {
    list,
    bundles,
    message,
  }: { list: ListLines; bundles: ReadonlyMap<number, Bundle>; message: Understanding },
): WishedService[] | null {
  const side = sideSaid(message.text);
  const whole = placed.find(({ at }) => at !== null && (bundles.get(at)?.pairs.length ?? 0) > 0)?.at ?? null;
  const line = whole === null ? undefined : list.lines[whole];
  if (side === null || whole === null || !line || !INSIDE.test(line.service) || !OUTSIDE.test(line.service))
    return null;
  const [part, ...others] = [...(bundles.get(whole)?.held ?? [])].flatMap((at) => {
    const held = list.lines[at];
    return held && sideOf(held) === side ? [held] : [];
  });
  if (!part || others.length > 0) return null;
  const left = placed.filter(({ at }) => at !== whole).map(({ one }) => one);
  return left.some((one) => keyOfLine(one) === keyOfLine(part)) ? left : [...left, wishForLine(part, list)];
}

/** The one side that is spoken of; null where it is both, none, or all of it. */
function sideSaid(text: string): 'inside' | 'outside' | null {
  const said = text
    .replace(DENIED_SIDE, ' ')
    .replace(/(?<!\p{L})innen\s*(?:&|\+|und)\s*au(?:ß|ss)en/giu, ' innen außen ');
  const [isIn, isOut] = [INSIDE.test(said), OUTSIDE.test(said)];
  return isIn === isOut ? null : isIn ? 'inside' : 'outside';
}

const DENIED_SIDE =
  /(?<!\p{L})(?:(?:no|not|without|kein\p{L}*|nicht|ohne|не|без)\s+(?:the |das |den )?(?:outside|exterior|inside|interior|au(?:ß|ss)en\p{L}*|innen\p{L}*|салон\p{L}*|кузов\p{L}*|зовні|снаружи|внутри|всередині)|(?:outside|exterior|inside|interior|au(?:ß|ss)en|innen)\s+(?:brauch\p{L}*|muss|will) (?:ich |es )?nicht)(?!\p{L})/giu;

/** "And the ceiling, do you do that too for this?": whoever has the whole and asks about a part orders nothing. */
function asksOfPart(
  { text, intents }: Understanding,
  {
    at,
    before,
    bundles,
  }: { at: ReadonlySet<number>; before: ReadonlySet<number | null>; bundles: ReadonlyMap<number, Bundle> },
): boolean {
  const isAsked = text.includes('?') && !CHANGING.some((intent) => intents.has(intent));
  const whole = [...bundles].find(([place]) => before.has(place))?.[1];
  const fresh = [...at].filter((place) => !before.has(place));
  return isAsked && whole !== undefined && fresh.length > 0 && fresh.every((place) => whole.held.has(place));
}

const CHANGING = ['add', 'instead', 'only', 'no'] as const;

type Spoken = { list: ListLines; message: Understanding; before: ReadonlySet<number | null> };

function isSpokenOf(place: number, { list, message, before }: Spoken): boolean {
  return !before.has(place) || isCalled(place, list, message);
}

/** It was called by a word of its name, or everything was asked for. */
function isCalled(place: number, list: ListLines, message: Understanding): boolean {
  return EVERYTHING.test(message.text) || isNamedIn(place, list, message);
}

function isNamedIn(place: number, { lines }: ListLines, { text }: Understanding): boolean {
  const line = lines[place];
  const words = splitWords(text);
  return [line?.service, line?.zone].some((name) =>
    telling(name ?? '').some((own) => words.some((said) => isSameWord(own, said))),
  );
}

type Placed = readonly { one: WishedService; at: number | null }[];

function without(wish: WishReading, placed: Placed, held: ReadonlySet<number>): WishReading {
  const wished = placed.filter(({ at }) => at === null || !held.has(at)).map(({ one }) => one);
  return wished.length === wish.wished.length ? wish : { ...wish, wished, isTouched: true };
}

type Joining = {
  at: ReadonlySet<number>;
  before: ReadonlySet<number | null>;
  asksForDeal: boolean;
  isNamed: (place: number) => boolean;
};

/**
 * Both of a pair are wanted, one of them newly and not both by name: who calls two services by their names is offered
 * the bundle beside them. Or whoever has one of them asks for a price for both.
 */
function isJoined({ pairs }: Bundle, { at, before, asksForDeal, isNamed }: Joining): boolean {
  return pairs.some(([one, other]) => {
    const isFresh = !before.has(one) || !before.has(other);
    if (at.has(one) && at.has(other)) return asksForDeal || (isFresh && !(isNamed(one) && isNamed(other)));
    return asksForDeal && (at.has(one) || at.has(other));
  });
}

/** It was offered and not taken, or taken out again. */
function isShunned(place: number, { lines }: ListLines, { leftOut = [] }: DialogState): boolean {
  const line = lines[place];
  return line !== undefined && leftOut.some((one) => keyOfLine(one) === keyOfLine(line));
}

/** The one line of a wish that is settled. */
function lineOf(
  one: WishedService,
  all: { state: DialogState; context: Context; list: ListLines },
): number | null {
  const [only = -1, ...others] = linesOfWish(one, all);
  return others.length === 0 && only >= 0 ? only : null;
}

const EVERYTHING =
  /(?<!\p{L})(?:complete(?:ly)?|full (?:clean|detail|valet|service|works|job|treatment|monty)|whole (?:car|thing|lot)|everything|the works|in(?:side)?\s*(?:&|\+|and|n)\s*out(?:side)?|both|komplett\p{L}*|rundum\p{L}*|alles|innen und au(?:ß|ss)en|комплекс\p{L}*|повн\p{L}*|полн\p{L}*|весь|всю|все|всё|усе)(?!\p{L})/iu;

/** "Isn't there a deal for both?" */
const DEAL =
  /(?<!\p{L})(?:deal|package|bundle|combo|both|together|paket\p{L}*|zusammen|beides?|kombi\p{L}*|пакет\p{L}*|комплекс\p{L}*|разом|вместе|обе|оба|обидва|обидві)(?!\p{L})/iu;
const APART =
  /(?<!\p{L})(?:separate(?:ly)?|apart|by itself|on its own|einzeln|getrennt|separat|окремо|отдельно|по отдельности)(?!\p{L})/iu;
