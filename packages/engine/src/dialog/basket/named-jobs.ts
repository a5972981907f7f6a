import type { OpenLine, WishedService } from '../../dialog-state.ts';
import { type IndexedService, jobsIn, matchServices, readMessage } from '../../prices/index.ts';
import { areNearConcepts } from '../../prices/match/weigh-concept.ts';
import type { NamedWork } from '../../understanding/named-works.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { wishFor } from '../change-wish.ts';
import { chooseCandidate } from '../choose-candidate.ts';
import type { Context } from '../context.ts';
import type { WishReading } from '../read-wish.ts';
import { touchedDimensions } from '../touched-dimensions.ts';
import { zonesApart } from '../zones-apart.ts';

/** Every job that is named is in the wish or asked about: "interior cleaning and a wash" are two, though one has to be chosen. */
export function withNamedJobs(wish: WishReading, message: Understanding, context: Context): WishReading {
  const isOfCars = wish.wished.some(({ car }) => car);
  if (!wish.isTouched || wish.isAnswer || wish.takenOut || isOfCars || message.works.length < 2) return wish;
  return message.works.reduce((read, work) => withJob(read, work, message, context), wish);
}

function withJob(wish: WishReading, work: NamedWork, message: Understanding, context: Context): WishReading {
  const { index } = context;
  const found = [work.said, work.named]
    .map((said) => matchServices(readMessage(said), index).matches)
    .find((matches) => matches.length > 0);
  const [match] = found ?? [];
  if (!match || isIn(wish, work, match.candidates, index.services)) return wish;
  const asking = { ...message, rest: work.said };
  const [only, ...others] = chooseCandidate(match.candidates, asking, index.services);
  if (!only) return wish;
  if (others.length === 0)
    return { ...wish, wished: [...wish.wished, ...zonesApart(wishFor(only.service, work.said), context)] };
  return { ...wish, openLines: [...linesOf(wish), { services: [only, ...others].map(nameOf), cars: [] }] };
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
  const known = services.filter(({ service }) => names.includes(service));
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
