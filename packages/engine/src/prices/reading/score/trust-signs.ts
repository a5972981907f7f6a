import type { NamedPrice } from '../decode/choose-names.ts';
import type { PageScores } from '../decode/score-page.ts';
import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { CHOICE_SIGNS, choiceSigns } from './choice-signs.ts';
import { COMPANY_SIGNS, companySigns } from './company-signs.ts';
import { OPEN_SIGNS, openSigns } from './open-signs.ts';
import { PAGE_SIGNS } from './page-signs.ts';
import { PARTNER_SIGNS, partnerSigns } from './partner-signs.ts';
import { ROW_SIGNS, rowSigns } from './row-signs.ts';

/**
 * Signs of "this row is right": how clear every choice was, what its line leaves unexplained, whether it is like the
 * rows around it, and how well the page as a whole was read.
 */
export function trustSigns(
  ground: Ground,
  rows: readonly NamedPrice[],
  known: { edges: Edges; scores: PageScores },
): number[][] {
  const used = new Set(rows.flatMap(({ chosen }) => chosen.map(({ id }) => id)));
  const choices = rows.map((row) => choiceSigns(ground, row, known));
  const own = rows.map((row) => rowSigns(ground, row, used));
  const company = companySigns(ground, rows, used);
  const open = openSigns(ground, rows, used);
  const partners = partnerSigns(ground, rows, used);
  const page = [...meansOf(choices, PAGE_CHOICES), ...meansOf(own, PAGE_OWN)];
  return rows.map((_, at) => [
    ...(choices[at] ?? []),
    ...(own[at] ?? []),
    ...(company[at] ?? []),
    ...(open[at] ?? []),
    ...(partners[at] ?? []),
    ...page,
    ...ground.page,
  ]);
}

const placesOf = (all: readonly string[], wanted: readonly string[]) =>
  wanted.map((name) => all.indexOf(name));
const CHOICES = ['choice.figure', 'choice.closest', 'choice.unsure', 'choice.turned', 'choice.wordsUnsure'];
const OWN = ['row.service', 'row.car', 'row.openWords', 'row.rulesAll', 'row.spoken', 'row.lineWords'];
const PAGE_CHOICES = placesOf(CHOICE_SIGNS, CHOICES);
const PAGE_OWN = placesOf(ROW_SIGNS, OWN);

export const TRUST_SIGNS = [
  ...CHOICE_SIGNS,
  ...ROW_SIGNS,
  ...COMPANY_SIGNS,
  ...OPEN_SIGNS,
  ...PARTNER_SIGNS,
  ...[...CHOICES, ...OWN].map((name) => `mean.${name}`),
  ...PAGE_SIGNS,
];

function meansOf(rows: readonly (readonly number[])[], places: readonly number[]): number[] {
  return places.map(
    (place) => rows.reduce((all, row) => all + (row[place] ?? 0), 0) / Math.max(1, rows.length),
  );
}
