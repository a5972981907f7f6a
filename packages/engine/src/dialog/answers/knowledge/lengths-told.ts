import type { PriceRow, StudioFacts } from '../../../facts.ts';
import { jobsIn, readMessage, readSense } from '../../../prices/index.ts';
import { kindOfConcept } from '../../../prices/lexicon/find-concepts.ts';
import { splitWords } from '../../../words/split-words.ts';
import { type KnownSentence, knownSentences } from './known-sentences.ts';
import { LENGTH } from './length-words.data.ts';

/** What the owner says of how long work takes, and the rows of which nothing is said. */
export type LengthsTold = { sentences: string[]; left: PriceRow[] };

/** "Folierung dauert 1 bis 5 Tage", under whatever topic the owner has put it. */
export function lengthsTold(rows: readonly PriceRow[], { knowledge }: StudioFacts): LengthsTold {
  const told = knownSentences(knowledge).filter(({ topic, text }) => !OTHER.has(topic) && LENGTH.test(text));
  const meant = told.filter((sentence) => rows.some((row) => isOf(sentence, row)));
  return {
    sentences: [...new Set(meant.map(({ text }) => text))],
    left: rows.filter((row) => !meant.some((sentence) => isOf(sentence, row))),
  };
}

/** Topics whose hours and days are none of the work. */
const OTHER: ReadonlySet<string> = new Set([
  ...['warranty', 'lifespan', 'aftercare', 'payment', 'deposit', 'invoice', 'parking', 'voucher', 'job'],
  ...['photos', 'business', 'transport'],
]);

/** It is said of this service, names its job, or is told of all work alike. */
function isOf({ service, question = '', text, topic }: KnownSentence, row: PriceRow): boolean {
  if (service !== undefined) return service === row.service;
  const works = timedWorks([question, ...text.split(/[,;]/u)]);
  if (works.length === 0) return topic === 'ready' && question === '';
  const own = readSense(row.service).concepts;
  const parts = partsIn(row.service);
  return works.some(
    ({ jobs, said }) =>
      (jobs.some((id) => own.has(id)) && !areApart(partsIn(said), parts)) || isCompounded(said, row.service),
  );
}

/** "Folierung" is what a "Dachfolierung" is, though the list's word was never heard. */
function isCompounded(said: string, service: string): boolean {
  const named = splitWords(said).filter((word) => jobsIn(readMessage(word)).length > 0);
  return splitWords(service).some((word) => named.some((job) => job !== word && word.endsWith(job)));
}

/** "You can wait for a wash, it takes an hour": what follows tells how long, as far as no other job is named. */
function timedWorks(clauses: readonly string[]): { jobs: readonly string[]; said: string }[] {
  const works = clauses.map((said) => ({ said, jobs: jobsIn(readMessage(said)) }));
  return works.filter(({ jobs }, at) => {
    const next = works.findIndex((other, place) => place > at && other.jobs.length > 0);
    const own = clauses.slice(at, next < 0 ? undefined : next);
    return jobs.length > 0 && own.some((clause) => LENGTH.test(clause));
  });
}

/** "Interior cleaning takes a day" says nothing of cleaning an engine. */
function areApart(some: readonly string[], others: readonly string[]): boolean {
  return some.length > 0 && others.length > 0 && !some.some((id) => others.includes(id));
}

function partsIn(text: string): string[] {
  return [...readSense(text).concepts].filter((id) => kindOfConcept(id) === 'object');
}
