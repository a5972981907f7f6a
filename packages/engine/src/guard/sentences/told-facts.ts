import type { StudioFacts } from '../../facts.ts';
import { remembering } from '../../words/remembering.ts';
import { findFigures } from '../find-figures.ts';
import { clausesAround } from './clauses-of.ts';
import { findMeasures, type Measure } from './find-measures.ts';
import { likenessOf, type Subject, subjectOf } from './sense-of.ts';
import { splitSentences } from './split-sentences.ts';

/** A clause of what the owner wrote, with the whole it stands in. */
export type Told = { clause: string; context: string; measures: Measure[] };

/** Everything the owner wrote that a client may be told, clause by clause. */
export function toldBy(studio: StudioFacts): Told[] {
  const known = TOLD.get(studio);
  if (known) return known;
  const texts = [
    studio.policies ?? '',
    studio.exampleScript,
    studio.greeting,
    ...(studio.knowledge ?? []).map(({ answer, service, question }) =>
      [service, question, answer].filter(Boolean).join(': '),
    ),
    ...(studio.discounts ?? []).map(({ name }) => name),
  ];
  const told = texts.flatMap((text) =>
    splitSentences(text).flatMap((context) => {
      const measures = [...findMeasures(context), ...percentsIn(context)];
      return clausesAround(context, measures).map(({ text: clause, start, end }) => ({
        clause,
        context,
        measures: measures.filter((one) => one.start >= start && one.start < end),
      }));
    }),
  );
  TOLD.set(studio, told);
  return told;
}

const TOLD = new WeakMap<StudioFacts, Told[]>();

/** "5, 20 and 35 %": every figure of such a row is a share. */
export function percentsIn(text: string): Measure[] {
  const found = [...text.matchAll(PERCENT_ROW)];
  return found.flatMap((match) =>
    [...match[0].matchAll(/\d+(?:[.,]\d+)?/gu)].map((figure) => ({
      value: Number(figure[0].replace(',', '.')),
      unit: 'percent' as const,
      start: match.index + figure.index,
      end: match.index + figure.index + figure[0].length,
      text: figure[0],
    })),
  );
}

const PERCENT_ROW =
  /\d+(?:[.,]\d+)?(?:\s?%)?(?:(?:\s?[,/–-]\s?|\s(?:and|or|to|und|oder|bis|та|і|або|до|и|или)\s|,\s(?:and|or)\s)\d+(?:[.,]\d+)?(?:\s?%)?)*\s?(?:%|percent|per cent|prozent|відсотк\p{L}*|процент\p{L}*)/giu;

/** Whether the owner wrote this measure, of the same thing: where several are told, the one that is most alike counts. */
export function isTold(measure: Pick<Measure, 'value' | 'unit'>, said: string, studio: StudioFacts): boolean {
  const subject = subjectOf(withoutMeasures(said));
  const told = toldBy(studio).flatMap((one) =>
    one.measures.flatMap((found) =>
      found.unit === measure.unit ? [{ ...found, likeness: likenessTo(subject, one, found.unit) }] : [],
    ),
  );
  const best = Math.max(0, ...told.map(({ likeness }) => likeness));
  // What was told of something else bears nothing out; where nothing is named, whatever was told may be meant.
  if (best === 0 && subject.concepts.size > 0 && measure.unit !== 'percent') return false;
  return told.some(({ value, likeness }) => value === measure.value && likeness === best);
}

/** The clause of a figure tells what it is of; the sentence around it counts where clauses are alike. */
function likenessTo(subject: Subject, { clause, context }: Told, unit: Measure['unit']): number {
  // Shares stand in rows, "5, 20 and 35 %", which are all of the same.
  if (unit === 'percent') return likenessOf(subject, subjectOf(context));
  const [own, whole] = [withoutMeasures(clause), withoutMeasures(context)];
  return 2 * likenessOf(subject, subjectOf(own)) + likenessOf(subject, subjectOf(whole));
}

/** "Years" in both is no likeness. */
function withoutMeasures(text: string): string {
  return findMeasures(text).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
}

/** Whether the owner wrote this amount, of what the clause speaks of. */
export function isToldAmount(value: number, said: string, studio: StudioFacts): boolean {
  const subject = subjectOf(said);
  return toldBy(studio).some(({ clause, context }) => {
    return AMOUNTS(clause).includes(value) && likenessOf(subject, subjectOf(context)) > 0;
  });
}

const AMOUNTS = remembering((clause) =>
  findFigures(clause).flatMap(({ kind, value }) => (kind === 'percent' ? [] : [value])),
);
