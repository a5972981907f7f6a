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
      const named = mentions.filter(
        (one) =>
          one.role === 'service' && one.stance === '+' && one.start >= clause.start && one.end <= clause.end,
      );
      return named.map((one, at) => {
        const before = named[at - 1]?.end ?? clause.start;
        const isListed = LISTED.test(text.slice(before, one.start));
        const from = isListed ? one.start : before;
        return { named: one.text, said: text.slice(from, named[at + 1]?.start ?? clause.end), isListed };
      });
    });
}

const LISTED =
  /^(?:[\s,;+&/]|(?<!\p{L})(?:and|plus|und|sowie|та|і|й|и|also|auch|ще|ещё|еще|a|an|the|eine?|einen|die|das|den|салону?|салона)(?!\p{L}))+$/iu;

const WISHING = new Set(['want', 'ask.price', 'ask.have', 'book', 'add', 'ask.free']);
