import { readMessage } from '../prices/index.ts';
import { JOBS_OF_THEIR_OWN } from '../prices/match/weigh-concept.ts';
import type { Clause, Mention } from '../reading/reading.ts';

/** A job that is named and wanted, and the words around it up to the next one. */
export type NamedWork = {
  named: string;
  said: string;
  /** It stands beside another job in a list: "tint and ceramic" are two, "tint with ceramic" is one. */
  isListed: boolean;
};

export function worksIn(text: string, mentions: readonly Mention[], clauses: readonly Clause[]): NamedWork[] {
  return clauses
    .filter(({ act }) => WISHING.has(act))
    .flatMap((clause) => {
      const named = mentions
        .filter(
          (one) =>
            (one.role === 'service' || isJobOfItsOwn(one, mentions, text)) &&
            one.stance === '+' &&
            one.start >= clause.start &&
            one.end <= clause.end,
        )
        .flatMap(apart);
      return named.map((one, at) => {
        const before = named[at - 1]?.end ?? clause.start;
        const isListed = LISTED.test(text.slice(before, one.start));
        const from = isListed ? one.start : before;
        return { named: one.text, said: text.slice(from, named[at + 1]?.start ?? clause.end), isListed };
      });
    });
}

/** "Wash the car and the engine": a part that has a job of its own stands beside another job. */
function isJobOfItsOwn({ role, text, start }: Mention, mentions: readonly Mention[], whole: string): boolean {
  if (role !== 'zone' || ![...readMessage(text).concepts].some((id) => JOBS_OF_THEIR_OWN.has(id)))
    return false;
  return mentions.some((one) => {
    const between = whole.slice(one.end, start);
    return one.role === 'service' && LISTED.test(between) && JOINT.test(between);
  });
}

/** "Waschen und Motorwäsche", read as one, are two. */
function apart({ text, start }: Mention): { text: string; start: number; end: number }[] {
  const parts = [...text.matchAll(WORDS_BETWEEN)];
  return parts.map(({ 0: part, index }) => ({
    text: part,
    start: start + index,
    end: start + index + part.length,
  }));
}

const WORDS_BETWEEN = /[\p{L}\d](?:(?!\s(?:and|und|і|та|и)\s|[,;+&]).)*/giu;

const JOINT = /[,;+&]|(?<!\p{L})(?:and|plus|und|та|і|й|и)(?!\p{L})/iu;

const LISTED =
  /^(?:[\s,;+&/]|(?<!\p{L})(?:and|plus|und|sowie|та|і|й|и|also|auch|ще|ещё|еще|a|an|the|eine?|einen|die|das|den|салону?|салона|машину|авто|тачку|auto|wagen|car)(?!\p{L}))+$/iu;

const WISHING = new Set(['choose', 'change', 'want', 'ask.price', 'ask.have', 'book', 'add', 'ask.free']);
