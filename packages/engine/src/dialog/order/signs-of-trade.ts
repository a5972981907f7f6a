import type { SaidOfLines } from './said-of-lines.ts';
import type { Standing } from './standing.ts';
import { TRADE_JOBS } from './trade/jobs.data.ts';

type Field = {
  said: SaidOfLines;
  proposed: Standing;
  marked: readonly { at: number }[];
};

/** How much of what a line is in the trade was named or hinted at, beside the others. */
export function signsOfTrade(at: number, field: Field): number[] {
  const all = tradeOf(field);
  const own = all.get(at) ?? NOTHING;
  const { lines } = field.said.list;
  const service = lines[at]?.service;
  const [total, fit] = [totalOf(own), fitOf(own)];
  const best = { total: 0, fit: 0, jobs: 0, fresh: 0, asGood: 0, asFresh: 0 };
  const sibling = { total: 0, fit: 0, asGood: 0, isThere: false };
  for (const [other, one] of all) {
    if (other === at) continue;
    const [theirs, theirFit] = [totalOf(one), fitOf(one)];
    best.total = Math.max(best.total, theirs);
    best.fit = Math.max(best.fit, theirFit);
    best.jobs = Math.max(best.jobs, one.jobs + one.jobsHinted);
    best.fresh = Math.max(best.fresh, one.fresh);
    if (theirs >= total) best.asGood++;
    if (one.freshJobs > 0 && one.freshJobs >= own.freshJobs) best.asFresh++;
    if (lines[other]?.service !== service) continue;
    sibling.isThere = true;
    sibling.total = Math.max(sibling.total, theirs);
    sibling.fit = Math.max(sibling.fit, theirFit);
    if (theirs >= total) sibling.asGood++;
  }
  return [
    own.named,
    own.hinted,
    own.best,
    own.unsaid,
    own.share,
    own.left,
    total - best.total,
    sibling.isThere ? total - sibling.total : 1,
    fit - best.fit,
    sibling.isThere ? fit - sibling.fit : 1,
    best.asGood,
    sibling.asGood,
    own.jobs,
    own.jobsHinted,
    own.jobs + own.jobsHinted - best.jobs,
    own.fresh,
    own.freshJobs,
    own.fresh - best.fresh,
    best.asFresh,
  ];
}

type Trade = {
  named: number;
  hinted: number;
  best: number;
  unsaid: number;
  share: number;
  /** The share of what was said of the trade, and is on the list, that is not of this line. */
  left: number;
  /** The weights of whole jobs among it, named and hinted at. */
  jobs: number;
  jobsHinted: number;
  /** The weights of what nothing that stands or was read to be wanted is for. */
  fresh: number;
  freshJobs: number;
};

const NOTHING: Trade = {
  named: 0,
  hinted: 0,
  best: 0,
  unsaid: 0,
  share: 0,
  left: 0,
  jobs: 0,
  jobsHinted: 0,
  fresh: 0,
  freshJobs: 0,
};

const totalOf = ({ named, hinted }: Trade) => named + 0.7 * hinted;
const fitOf = (one: Trade) => totalOf(one) / (totalOf(one) + one.unsaid + 0.3);

/** Worked out once for all lines of a message. */
function tradeOf(field: Field): ReadonlyMap<number, Trade> {
  const known = KNOWN.get(field.marked);
  if (known) return known;
  const { said: message, proposed, marked } = field;
  const { list, words, before } = message;
  const said = new Map(words.senses.map(({ id, isHinted }) => [id, isHinted]));
  const onList = [...said.keys()].filter((id) => list.bySense.has(id));
  const standing = new Set(
    [...before.settled, ...proposed.settled].flatMap(
      (at) => list.lines[at]?.senses.map(({ id }) => id) ?? [],
    ),
  );
  const all = new Map(
    marked.map(({ at }): [number, Trade] => {
      let [named, hinted, best, unsaid] = [0, 0, 0, 0];
      let [jobs, jobsHinted, fresh, freshJobs] = [0, 0, 0, 0];
      const senses = list.lines[at]?.senses ?? [];
      for (const { id, weight } of senses) {
        const isHinted = said.get(id);
        if (isHinted === undefined) unsaid += weight;
        else if (isHinted) hinted += weight;
        else named += weight;
        if (isHinted === undefined) continue;
        best = Math.max(best, weight);
        const isJob = TRADE_JOBS.has(id);
        if (isJob && isHinted) jobsHinted += weight;
        else if (isJob) jobs += weight;
        if (standing.has(id)) continue;
        fresh += weight;
        if (isJob) freshJobs += weight;
      }
      const whole = named + hinted + unsaid;
      const left = onList.filter((id) => !senses.some((one) => one.id === id)).length;
      return [
        at,
        {
          named,
          hinted,
          best,
          unsaid,
          share: whole > 0 ? (named + hinted) / whole : 0,
          left: onList.length > 0 ? left / onList.length : -1,
          jobs,
          jobsHinted,
          fresh,
          freshJobs,
        },
      ];
    }),
  );
  KNOWN.set(marked, all);
  return all;
}

const KNOWN = new WeakMap<Field['marked'], ReadonlyMap<number, Trade>>();
