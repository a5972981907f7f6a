import { durationOf } from '../../dialog/answers/duration-of.ts';
import type { PriceRow } from '../../facts.ts';
import { findFigures } from '../find-figures.ts';
import { clausesAround } from './clauses-of.ts';
import { findMeasures, type Measure } from './find-measures.ts';
import { servicesNamed, typesOfCar } from './named-in.ts';
import { subjectOf } from './sense-of.ts';
import type { Refusal, Sources } from './sources.ts';
import { isQuestion } from './stance.ts';
import { isTold } from './told-facts.ts';

/** Durations, warranties and other counted things of a sentence that nothing bears out. */
export function unprovedMeasures(sentence: string, around: readonly string[], sources: Sources): Refusal[] {
  const measures = findMeasures(sentence);
  if (measures.length === 0 || isQuestion(sentence)) return [];
  const clauses = clausesAround(sentence, measures);
  return measures.flatMap((measure): Refusal[] => {
    const clause = clauses.find(({ start, end }) => measure.start >= start && measure.start < end);
    const said = clause?.text ?? sentence;
    return isProved(measure, [said, ...around], sources) ? [] : [{ kind: 'duration', text: measure.text }];
  });
}

function isProved(measure: Measure, around: readonly string[], sources: Sources): boolean {
  const [clause = '', sentence = ''] = around;
  const { studio } = sources;
  const subject = clause.trim().split(/\s+/u).length > 3 ? clause : sentence;
  if (isTold(measure, subject, studio) || isTold(measure, sentence, studio)) return true;
  if (isClients(measure, sources)) return true;
  if (isOfRules(measure, sentence, sources)) return true;
  return isOfWork(measure, around, sources);
}

/** The client said the same figure of the same thing, and it is no money. */
function isClients({ value, unit }: Measure, { client }: Sources): boolean {
  return client.some(
    (text) =>
      findMeasures(text).some((said) => said.unit === unit && said.value === value) ||
      (unit === 'km' && findFigures(text).some((figure) => figure.value === value)),
  );
}

/** How long before a visit it can still be cancelled, and how long a time is kept. */
function isOfRules({ value, unit }: Measure, sentence: string, { studio }: Sources): boolean {
  const { topics } = subjectOf(sentence);
  if (unit === 'hour' && value === studio.cancelCutoffHours) return topics.has('cancel');
  return unit === 'minute' && value === HELD_MINUTES && KEPT.test(sentence);
}

const HELD_MINUTES = 10;
const KEPT = /(?<![\p{L}])(?:hold|keep|held|kept|halte|reservier|трима|держ|притрима|придерж)/iu;

const MINUTES = { minute: 1, hour: 60 } as const;
const WORKING_DAY = 8 * 60;

/** The work takes that long by the list: of the service that is spoken of, for the talk's car, or of the whole visit. */
function isOfWork({ value, unit }: Measure, around: readonly string[], sources: Sources): boolean {
  if (unit !== 'minute' && unit !== 'hour' && unit !== 'day') return false;
  const lengths = rowsMeant(around, sources).map((row) => durationOf([row], sources.studio));
  if (sources.rows.length > 0) lengths.push(durationOf(sources.rows, sources.studio));
  return lengths.some((minutes) => {
    if (unit === 'day')
      return (
        value === Math.max(0.5, Math.round((minutes / WORKING_DAY) * 2) / 2) ||
        value === Math.ceil(minutes / WORKING_DAY)
      );
    return Math.abs(value * MINUTES[unit] - minutes) <= Math.min(15, minutes / 10);
  });
}

function rowsMeant(around: readonly string[], { studio, cars }: Sources): PriceRow[] {
  const { rows } = studio;
  for (const text of around) {
    const named = servicesNamed(text, rows);
    if (named.length === 0) continue;
    return rows.filter((row) => {
      if (!named.includes(row.service)) return false;
      const types = rows.flatMap((one) => (one.service === row.service && one.carType ? [one.carType] : []));
      const fitting = cars.flatMap((car) => typesOfCar(car, [...new Set(types)]) ?? []);
      return row.carType === null || fitting.length === 0 || fitting.includes(row.carType);
    });
  }
  return [];
}
