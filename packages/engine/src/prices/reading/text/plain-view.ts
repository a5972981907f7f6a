import { mendSums } from './mend-sums.ts';
import { ENTITIES, SUM_AHEAD } from './plain-view.data.ts';
import { type PlainView, rewrite } from './rewrite.ts';
import { withColumnsApart } from './side-by-side.ts';
import { withSpacedColumns } from './spaced-columns.ts';
import { withCells } from './value-tables.ts';

/**
 * Makes a pasted text plain: tags become lines and cells, odd spaces plain ones, the commas of a table of values cells,
 * and what a copied page glued together ("Polish79€Book") comes apart. Every change keeps its place in the original.
 */
export function plainView(text: string): PlainView {
  let view: PlainView = { text, places: Int32Array.from({ length: text.length + 1 }, (_, at) => at) };
  view = rewrite(view, /\r\n?|\u2028/g, () => '\n');
  view = rewrite(view, /\u00a0|\u2007|\u2009|\u202f|\u200b|\u200c|\u200d|\ufeff/g, () => ' ');
  if (/<\/?[a-z][^<>]{0,300}>/iu.test(text)) view = withoutTags(view);
  view = struckOut(view);
  view = rewrite(view, /&(?:[a-z]{2,6}|#\d{2,5});/giu, (found) => ENTITIES[found.toLowerCase()] ?? ' ');
  return mendSums(unglued(withSpacedColumns(withColumnsApart(withCells(view)))));
}

/** Digits with a stroke through each of them are a price that no longer holds. */
function struckOut(view: PlainView): PlainView {
  const marked = rewrite(view, /(?:[\d.,€$£₴₽][\u0335-\u0338]){2,}/gu, (found) => `~~${found}~~`);
  return rewrite(marked, /[\u0335-\u0338]/gu, () => '');
}

function withoutTags(view: PlainView): PlainView {
  const cells = rewrite(view, /\s{0,40}<t[dh](?:\s[^<>]{0,300})?>/giu, () => '\t');
  const lines = rewrite(
    cells,
    /<\/?(?:br|p|li|ul|ol|tr|table|h[1-6]|div|section|dt|dd)(?:[\s/][^<>]{0,300})?>/giu,
    () => '\n',
  );
  const old = rewrite(lines, /<\/?(?:s|del|strike)>/giu, () => '~~');
  return rewrite(old, /<[a-z/!][^<>]{0,300}>/giu, () => ' ');
}

/** "Innenreinigung79,99€inkl. Scheiben": a name runs into its price and the price into what follows. */
function unglued(view: PlainView): PlainView {
  const before = rewrite(view, BEFORE_SUM, () => ' ');
  const behind = rewrite(before, BEHIND_SUM, () => '  ');
  const bounds = rewrite(behind, GLUED_BOUND, () => ' ');
  return splitCapitals(bounds);
}

/** In a line that has glued prices, a capital inside a word begins another one: "CoupeCarbon". */
function splitCapitals(view: PlainView): PlainView {
  const spots = new Set<number>();
  let from = 0;
  const isGluedPage = GLUED_SUMS.test(view.text);
  for (const line of view.text.split('\n')) {
    if (GLUED.test(line) || (isGluedPage && GLUED_NAMES.test(line)))
      for (const { index } of line.matchAll(CAPITAL_INSIDE)) spots.add(from + index);
    from += line.length + 1;
  }
  if (spots.size === 0) return view;
  return rewrite(view, CAPITAL_INSIDE, (_, at) => (spots.has(at) ? '  ' : ''));
}

const CAPITAL_INSIDE = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;
const BEFORE_SUM = new RegExp(`(?<=\\p{Ll}{2}|\\p{Lu}{3}|\\p{L}[)»”"])(?=${SUM_AHEAD})`, 'gu');
const BEHIND_SUM =
  /(?<=\d(?:[.,][-–—])? ?[€₴₽£])(?=\p{L})|(?<=\d ?(?:грн|руб)\.?)(?=\p{Lu})|(?<=\$\d{1,5}(?:[.,]\d{2,3})?)(?=\p{Lu}\p{Ll}|(?:was|now|per|each|reg)(?!\p{L}))/gu;
/** "Politurab 249 €"; "капот 250" and "поворот 90" end so by themselves. */
const GLUED_BOUND = /(?<=\p{Ll})(?<!(?:[Кк]ап|вор))(?=(?:ab|from|від|от) ?[€$£]?\d)/gu;
/** "450 грн550 грн650 грн" under "ЛегковеКросоверБус". */
const GLUED_SUMS = /\d ?(?:[€₴₽£]|грн|руб)\.? {0,2}\d[\d ]{0,9}(?:[€₴₽£]|грн|руб)/u;
const GLUED_NAMES = /^\s*(?:\p{Lu}\p{Ll}+(?:[ /-]\p{Ll}+)*){3,}\s*$/u;
const GLUED = /\p{L} [€$£]?\d[^\n]{0,12} {2}\p{L}/u;
