import type { DialogState, WishedService } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { Context } from '../../context.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { areSameWishes } from '../../wish/same-wishes.ts';
import { numberIn } from '../counts/said-numbers.ts';
import { keyOfLine, type Line, type ListLines, linesOf } from '../list-lines.ts';
import { wishForLine } from '../wish-for-line.ts';
import { ALL_THERE_IS, JOINED, LEFT_OUT, NEW_FOR_OLD, OLD_FOR_NEW } from './edit-words.data.ts';
import { linesCalled } from './lines-called.ts';

/** Lines that must stand after a message, and lines that must not; `only` where nothing else may. */
type Told = { fresh: Line[]; gone: Line[]; isAll: boolean };

/**
 * "Full valet instead of the mini", "without the seats", "just the enhancement": where the names of the list are said
 * with nothing left to guess, what was judged has to agree with them.
 */
export function toldPlainly(
  wish: WishReading,
  { text, cars, byCar }: Understanding,
  { wished: before, booked, visits = [], fleet }: DialogState,
  context: Context,
): WishReading {
  if (booked || visits.length > 0 || fleet !== undefined || cars.length > 1 || byCar.length > 1) return wish;
  if ([...before, ...wish.wished].some(({ car }) => car !== undefined)) return wish;
  const list = linesOf(context.index);
  const standing = list.lines.filter((line) => stands(line, before) || stands(line, wish.wished));
  const told = toldIn(text, standing, list);
  if (told === null) return wish;
  const isGone = (one: WishedService) =>
    told.gone.some((line) => mayBe(one, line)) ||
    (told.isAll && !told.fresh.some((line) => mayBe(one, line)));
  const kept = wish.wished.filter((one) => !isGone(one));
  const missing = told.fresh.filter((line) => !kept.some((one) => mayBe(one, line)));
  const wished = [...kept, ...missing.map((line) => wishForLine(line, list))];
  if (wished.length === 0 || areSameWishes(wished, wish.wished)) return wish;
  const { doubt: _, takenOut: __, ...rest } = wish;
  return { ...rest, wished, open: [], isTouched: true, isJudged: true };
}

function toldIn(text: string, standing: readonly Line[], { lines }: ListLines): Told | null {
  const one = (phrase: string | undefined, of: readonly Line[]) => {
    const called = phrase === undefined ? [] : linesCalled(phrase, of, lines);
    return called.length === 1 ? called : [];
  };
  for (const groups of groupsIn(text, [...NEW_FOR_OLD, ...OLD_FOR_NEW])) {
    const gone = one(groups.old, standing);
    const fresh = one(lastOf(groups.fresh), lines).filter((line) => !gone.includes(line));
    if (gone.length > 0 && fresh.length > 0) return { fresh, gone, isAll: false };
  }
  if (text.includes('?')) return null;
  for (const { all = '' } of groupsIn(text, ALL_THERE_IS)) {
    // "Only one seat" is a matter of counting.
    if (splitWords(all).some((word) => numberIn(word) !== null)) continue;
    const named = all.split(JOINED).filter((name) => name.trim() !== '');
    const fresh = named.map((name) => one(name, standing));
    if (named.length > 0 && fresh.every((some) => some.length > 0))
      return { fresh: fresh.flat(), gone: [], isAll: true };
  }
  const gone = groupsIn(text, LEFT_OUT).flatMap(({ old = '', too = '' }) =>
    [...old.split(JOINED), too].flatMap((name) => one(name, standing)),
  );
  return gone.length > 0 ? { fresh: [], gone, isAll: false } : null;
}

function groupsIn(text: string, patterns: readonly RegExp[]): Record<string, string | undefined>[] {
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(({ groups }) => groups ?? []));
}

/** "No, full valet": what is said before the name is none of it. */
function lastOf(phrase: string | undefined): string | undefined {
  return phrase?.split(/[,.;!]|(?<!\p{L})(?:and|und|і|и|а|то)(?!\p{L})/iu).at(-1);
}

function stands(line: Line, wished: readonly WishedService[]): boolean {
  return wished.some((one) => isOf(one, line));
}

/** The same, or the same with its part or film left open. */
function mayBe({ service, zone, material }: WishedService, line: Line): boolean {
  const isOpenOr = (own: string | null, other: string | null) => own === null || own === other;
  return service === line.service && isOpenOr(zone, line.zone) && isOpenOr(material, line.material);
}

function isOf(one: WishedService, line: Line): boolean {
  return keyOfLine({ service: one.service, zone: one.zone, material: one.material }) === keyOfLine(line);
}
