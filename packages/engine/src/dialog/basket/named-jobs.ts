import type { DialogState, OpenLine, WishedService } from '../../dialog-state.ts';
import { type IndexedService, jobsIn, matchServices, readMessage } from '../../prices/index.ts';
import { areNearConcepts, JOBS_OF_THEIR_OWN } from '../../prices/match/weigh-concept.ts';
import { AND_FIRST } from '../../understanding/beside-words.data.ts';
import type { NamedWork } from '../../understanding/named-works.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { wishFor } from '../wish/change-wish.ts';
import { chooseCandidate } from '../wish/choose-candidate.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { touchedDimensions } from '../wish/touched-dimensions.ts';
import { zonesApart } from '../wish/zones-apart.ts';

/** Every job that is named is in the wish or asked about: "interior cleaning and a wash" are two, though one has to be chosen. */
export function withNamedJobs(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const isOfCars = wish.wished.some(({ car }) => car);
  const isChosen = wish.isAnswer && !(state.asked?.kind === 'service' && message.works.length > 1);
  if (!wish.isTouched || isChosen || wish.takenOut || isOfCars) return wish;
  if (message.works.length < 2) return withLineBefore(wish, message, state);
  const works = message.works.filter(({ named }) => isLeft(named, wish));
  return works.reduce((read, work) => withJob(read, work, message, context), wish);
}

/** What was named as the list does is in the wish already. */
function isLeft(named: string, { left }: WishReading): boolean {
  if (left === undefined) return true;
  const words = new Set(splitWords(left));
  return splitWords(named).every((word) => words.has(word));
}

/** "And the inside too", while it is asked which wash: that is still to be chosen. */
function withLineBefore(wish: WishReading, message: Understanding, { asked }: DialogState): WishReading {
  const isAdded = message.intents.has('add') || AND_FIRST.test(message.text);
  const isChosen = wish.isAnswer || wish.open.length > 0 || wish.openLines !== undefined;
  if (asked?.kind !== 'service' || asked.choices.length > MOST_OF_A_LINE || !isAdded || isChosen) return wish;
  if (wish.wished.some(({ service }) => asked.choices.includes(service))) return wish;
  return { ...wish, openLines: asked.lines ?? [{ services: asked.choices, cars: [] }] };
}

/** More than these are the whole list. */
const MOST_OF_A_LINE = 4;

function withJob(wish: WishReading, work: NamedWork, message: Understanding, context: Context): WishReading {
  const { index } = context;
  const found = [work.said, work.named]
    .map((said) => matchServices(readMessage(said), index).matches)
    .find((matches) => matches.length > 0);
  const [match] = found ?? [];
  if (!match) return wish;
  const fitting = withoutOtherParts(match.candidates, work.named);
  if (isIn(wish, work, fitting, index.services)) return wish;
  const asking = { ...message, rest: work.said };
  const [only, ...others] = chooseCandidate(fitting, asking, index.services);
  if (!only) return wish;
  if (others.length === 0)
    return { ...wish, wished: [...wish.wished, ...zonesApart(wishFor(only.service, work.said), context)] };
  return { ...wish, openLines: [...linesOf(wish), { services: [only, ...others].map(nameOf), cars: [] }] };
}

/** Of "a wash and the engine" the wash is not that of the engine, which is named for itself. */
function withoutOtherParts(candidates: readonly IndexedService[], named: string): readonly IndexedService[] {
  const said = readMessage(named).concepts;
  const plain = candidates.filter((one) => !isOfOtherPart(one, said));
  return plain.length > 0 ? plain : candidates;
}

/** It is for a part with a job of its own, and that part was not named with this one. */
function isOfOtherPart({ sense }: IndexedService, said: ReadonlySet<string>): boolean {
  return [...sense.concepts].some((id) => JOBS_OF_THEIR_OWN.has(id) && !said.has(id));
}

function linesOf({ open, openLines }: WishReading): readonly OpenLine[] {
  return openLines ?? (open.length > 0 ? [{ services: open.map(nameOf), cars: [] }] : []);
}

/** A service of the wish is one that the words fit, or does the same job. */
function isIn(
  wish: WishReading,
  { named, isListed }: NamedWork,
  candidates: readonly IndexedService[],
  services: readonly IndexedService[],
): boolean {
  const names = [
    ...wish.wished.map(({ service }: WishedService) => service),
    ...linesOf(wish).flatMap((line) => line.services),
  ];
  const said = readMessage(named);
  const jobs = jobsIn(said);
  const isOfThis = (one: IndexedService) => candidates.includes(one) || !isOfOtherPart(one, said.concepts);
  const known = services.filter((one) => names.includes(one.service) && isOfThis(one));
  // A full clean is answered by a complete wash; a clean and a wash are two.
  const isNear = (one: string, other: string) => !isListed && areNearConcepts(one, other);
  const isDetail = (one: IndexedService) => {
    const { zone, material } = touchedDimensions(said, one);
    return zone || material;
  };
  return (
    (!isListed && known.some(isDetail)) ||
    candidates.some(({ service }) => names.includes(service)) ||
    known.some(({ sense }) =>
      jobs.some((id) => [...sense.concepts].some((own) => own === id || isNear(own, id))),
    )
  );
}

function nameOf({ service }: IndexedService): string {
  return service;
}
