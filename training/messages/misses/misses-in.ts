import type { Reading } from '../../../packages/engine/src/reading/reading.ts';
import type { MarkedMessage } from '../learn/parse-markup.ts';
import { addScores, type Counts, emptyScores } from '../learn/score-readings.ts';

export type Miss = { kind: string; what: string };

/** What differs between a message as it was marked and as it was read, each thing once. */
export function missesIn(gold: MarkedMessage, reading: Reading): Miss[] {
  return [...actMisses(gold, reading), ...mentionMisses(gold, reading)];
}

function actMisses(gold: MarkedMessage, reading: Reading): Miss[] {
  const byAct = new Map<string, Counts>();
  addScores(emptyScores(), gold, reading, byAct);
  const missing = [...byAct].flatMap(([act, { fn }]) => (fn > 0 ? [act] : []));
  const spurious = [...byAct].flatMap(([act, { fp }]) => (fp > 0 ? [act] : []));
  const [from, to] = [missing[0], spurious[0]];
  if (missing.length === 1 && spurious.length === 1)
    return [{ kind: 'act: another', what: `${from} → ${to}` }];
  return [
    ...missing.map((what) => ({ kind: 'act: missing', what })),
    ...spurious.map((what) => ({ kind: 'act: spurious', what })),
  ];
}

type Named = { role: string; sign: string; start: number; end: number };

function mentionMisses({ text, mentions }: MarkedMessage, reading: Reading): Miss[] {
  const words = ({ role, sign, start, end }: Named) => `${role}${sign} "${text.slice(start, end)}"`;
  const left: Named[] = reading.mentions.map(({ role, stance, start, end }) => ({
    role,
    sign: stance,
    start,
    end,
  }));
  const take = (fits: (other: Named) => boolean) => {
    const at = left.findIndex(fits);
    return at < 0 ? null : left.splice(at, 1)[0];
  };
  const misses: Miss[] = [];
  const open = mentions.filter(
    (one) =>
      !take((other) => other.role === one.role && other.sign === one.sign && overlapOf(one, other) >= 0.5),
  );
  for (const one of open) {
    const other =
      take((it) => it.role === one.role && overlapOf(one, it) >= 0.5) ??
      take((it) => overlapOf(one, it) >= 0.5) ??
      take((it) => overlapOf(one, it) > 0);
    if (!other) misses.push({ kind: 'mention: missing', what: words(one) });
    else misses.push({ kind: kindOf(one, other), what: `${words(one)} → ${words(other)}` });
  }
  return [...misses, ...left.map((one) => ({ kind: 'mention: spurious', what: words(one) }))];
}

function kindOf(one: Named, other: Named): string {
  if (overlapOf(one, other) < 0.5)
    return one.role === other.role ? 'mention: border' : 'mention: border and role';
  return one.role === other.role ? 'mention: stance' : 'mention: role';
}

/** How much of the longer one both have in common. */
function overlapOf(one: Named, other: Named): number {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return shared / Math.max(one.end - one.start, other.end - other.start);
}
