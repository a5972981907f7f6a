import type { Effect, PriceRow } from '../../facts.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import { withoutContents } from '../../prices/match/without-contents.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Act } from '../act.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { type Bundle, bundlesOf } from '../order/bundles/find-bundles.ts';
import { type Line, type ListLines, linesOf } from '../order/list-lines.ts';
import { wishForLine } from '../order/wish-for-line.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { OPEN_ACTS } from './open-acts.ts';
import { ASKS_SAVING } from './saving-words.data.ts';
import { withoutUnlisted } from './without-unlisted.ts';

/** "Is the package cheaper than all of it separately?" is reckoned where the list tells what it holds. */
export function tellSaving(draft: Draft, text: string, context: Context): void {
  if (draft.wantsPerson || (context.studio.discounts ?? []).length > 0 || !ASKS_SAVING.test(text)) return;
  const list = linesOf(context.index);
  const found = packageMeant(text, list, draft);
  if (!found) return;
  const rowOf = (at: number) => settledRow(list.lines[at], list, { draft, context });
  const whole = rowOf(found.at);
  const parts = [...found.bundle.held].flatMap((at) => rowOf(at) ?? []);
  const isWhole = parts.length > 1 && parts.length === found.bundle.held.size;
  if (!whole || !isWhole || [whole, ...parts].some(isOpen)) return;
  const apart = parts.reduce((sum, { price }) => sum + price, 0);
  const saved = apart - whole.price;
  if (saved <= 0) return;
  const difference = { ...whole, price: saved };
  draft.told.push(parts, [whole], [difference]);
  const reckoned: Act[] = [
    { key: 'partsApart', values: { sum: { total: parts }, whole: { total: [whole] } } },
    { key: 'packageSaves', values: { sum: { total: [difference] } } },
  ];
  const isPassedOn = draft.effects.some(isOfSaving);
  const rest = draft.acts.filter(({ key }) => !isPassedOn || !OPEN_ACTS.has(key));
  draft.effects = draft.effects.filter((effect) => !isOfSaving(effect));
  draft.acts = rest;
  withoutUnlisted(draft);
  draft.acts = [...reckoned, ...draft.acts];
}

/** The one that is named, or stands; of several films of it the one that stands. */
function packageMeant(
  text: string,
  list: ListLines,
  { state, quoted }: Draft,
): { at: number; bundle: Bundle } | null {
  const words = splitWords(text);
  const all = [...bundlesOf(list)].filter(([, { held }]) => held.size > 1);
  const isSaid = (line: Line) =>
    telling(withoutContents(nameOf(line))).some(
      (word) => !COMMON.test(word) && words.some((said) => isSameWord(said, word)),
    );
  const said = all.filter(([at]) => list.lines[at] && isSaid(list.lines[at]));
  const stands = all.filter(([at]) => list.lines[at]?.rows.some((row) => quoted.includes(row)));
  const called = PACKAGE.test(text) ? all.filter(([at]) => PACKAGE.test(nameOf(list.lines[at]))) : [];
  const named = [said, called, stands, all].find((some) => some.length > 0) ?? [];
  const films = new Set(state.wished.flatMap(({ material }) => material ?? []));
  const ofFilm = named.filter(([at]) => films.has(list.lines[at]?.material ?? ''));
  const [only, ...others] = ofFilm.length > 0 ? ofFilm : named;
  return only && others.length === 0 ? { at: only[0], bundle: only[1] } : null;
}

function nameOf(line: Line | undefined): string {
  return line ? `${line.service} ${line.zone ?? ''}` : '';
}

const PACKAGE = /package|bundle|paket|пакет|комплекс/iu;

/** Words that every package has. */
const COMMON = /^(?:packages?|bundles?|pakete?s?|пакет\p{L}*|комплекс\p{L}*|full|komplett\p{L}*)$/iu;

/** What a line costs for the car of the talk; none where that is open. */
function settledRow(
  line: Line | undefined,
  list: ListLines,
  { draft: { state }, context }: { draft: Draft; context: Context },
): PriceRow | null {
  if (!line) return null;
  const [narrowed] = narrowWishes({ ...state, wished: [wishForLine(line, list)] }, context);
  return narrowed?.found.kind === 'row' ? narrowed.found.row : null;
}

/** It has no single price. */
function isOpen({ isFrom, priceTo }: PriceRow): boolean {
  return isFrom || priceTo !== null;
}

function isOfSaving(effect: Effect): boolean {
  return (
    effect.kind === 'handoff' && effect.reason === 'question' && ASKS_SAVING.test(effect.question?.said ?? '')
  );
}
