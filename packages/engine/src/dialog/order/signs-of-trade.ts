import type { ListLines } from './list-lines.ts';
import type { SaidWords } from './said-words.ts';
import type { Standing } from './standing.ts';
import { TRADE_JOBS } from './trade/jobs.data.ts';

type Field = {
  list: ListLines;
  words: SaidWords;
  likeness: ReadonlyMap<number, unknown>;
  before: Standing;
  proposed: Standing;
};

/** How much of what a line is in the trade was named or hinted at, beside the others. */
export function signsOfTrade(at: number, field: Field): number[] {
  const all = tradeOf(field);
  const own = all.get(at) ?? NOTHING;
  const { list } = field;
  const service = list.lines[at]?.service;
  const others = [...all].filter(([other]) => other !== at);
  const siblings = others.filter(([other]) => list.lines[other]?.service === service);
  const most = (some: typeof others, of: (one: Trade) => number) =>
    Math.max(0, ...some.map(([, one]) => of(one)));
  return [
    own.named,
    own.hinted,
    own.best,
    own.unsaid,
    own.share,
    own.left,
    totalOf(own) - most(others, totalOf),
    siblings.length === 0 ? 1 : totalOf(own) - most(siblings, totalOf),
    fitOf(own) - most(others, fitOf),
    siblings.length === 0 ? 1 : fitOf(own) - most(siblings, fitOf),
    others.filter(([, one]) => totalOf(one) >= totalOf(own)).length,
    siblings.filter(([, one]) => totalOf(one) >= totalOf(own)).length,
    own.jobs,
    own.jobsHinted,
    own.jobs + own.jobsHinted - most(others, (one) => one.jobs + one.jobsHinted),
    own.fresh,
    own.freshJobs,
    own.fresh - most(others, (one) => one.fresh),
    others.filter(([, one]) => one.freshJobs > 0 && one.freshJobs >= own.freshJobs).length,
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
  const known = KNOWN.get(field.words);
  if (known) return known;
  const { list, words, likeness, before, proposed } = field;
  const said = new Map(words.senses.map(({ id, isHinted }) => [id, isHinted]));
  const onList = [...said.keys()].filter((id) => list.bySense.has(id));
  const standing = new Set(
    [...before.settled, ...proposed.settled].flatMap(
      (at) => list.lines[at]?.senses.map(({ id }) => id) ?? [],
    ),
  );
  const all = new Map(
    [...likeness.keys()].map((at): [number, Trade] => {
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
  KNOWN.set(words, all);
  return all;
}

const KNOWN = new WeakMap<SaidWords, ReadonlyMap<number, Trade>>();
