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
  const own = all.at.get(at) ?? NOTHING;
  const service = field.said.list.lines[at]?.service;
  const { total, fit } = own;
  const best = { total: 0, fit: 0, jobs: 0, fresh: 0, asGood: 0, asFresh: 0 };
  const sibling = { total: 0, fit: 0, asGood: 0, isThere: false };
  for (const one of all.inOrder) {
    if (one === own) continue;
    const { total: theirs, fit: theirFit } = one;
    best.total = Math.max(best.total, theirs);
    best.fit = Math.max(best.fit, theirFit);
    best.jobs = Math.max(best.jobs, one.jobs + one.jobsHinted);
    best.fresh = Math.max(best.fresh, one.fresh);
    if (theirs >= total) best.asGood++;
    if (one.freshJobs > 0 && one.freshJobs >= own.freshJobs) best.asFresh++;
    if (one.service !== service) continue;
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
  service: string | undefined;
  /** How much of it was said, and how much of what it is that is. */
  total: number;
  fit: number;
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
  service: undefined,
  total: 0,
  fit: 0,
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

type Trades = { inOrder: readonly Trade[]; at: ReadonlyMap<number, Trade> };

/** Worked out once for all lines of a message. */
function tradeOf(field: Field): Trades {
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
  const at = new Map(
    marked.map((one): [number, Trade] => {
      let [named, hinted, best, unsaid] = [0, 0, 0, 0];
      let [jobs, jobsHinted, fresh, freshJobs] = [0, 0, 0, 0];
      const line = list.lines[one.at];
      const senses = line?.senses ?? [];
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
      const total = named + 0.7 * hinted;
      const left = onList.filter((id) => !senses.some((sense) => sense.id === id)).length;
      return [
        one.at,
        {
          service: line?.service,
          total,
          fit: total / (total + unsaid + 0.3),
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
  const all = { at, inOrder: [...at.values()] };
  KNOWN.set(marked, all);
  return all;
}

const KNOWN = new WeakMap<Field['marked'], Trades>();
