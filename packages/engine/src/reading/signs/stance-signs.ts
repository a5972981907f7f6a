import { hashSign } from '../hash-sign.ts';
import type { MessageSigns } from './message-signs.ts';

/** A mention and the clause it stands in, by tokens; the last one exclusive. */
export type PlacedMention = {
  from: number;
  to: number;
  role: string;
  clause: { from: number; to: number; act: string } | null;
  /** Other mentions of the same role in the clause, before and behind. */
  before: number;
  behind: number;
};

/** The signs by which a thing is wanted, denied, compared or left for another. */
export function stanceSigns({ tokens, tags, ask }: MessageSigns, mention: PlacedMention): number[] {
  const { from, to, role, clause, before, behind } = mention;
  const act = clause?.act ?? 'none';
  const word = (at: number) => tokens[at]?.word ?? '';
  const signs = [
    'bias',
    `r=${role}`,
    `a=${act}`,
    `ar=${act} ${role}`,
    `k=${ask} ${role}`,
    `n=${act} ${before} ${behind}`,
  ];
  signs.push(`nr=${act} ${role} ${before} ${behind}`);
  for (let by = 1; by <= 4; by++) {
    const here = word(from - by);
    signs.push(`l${by}=${here}`, `l=${here}`, `la=${act} ${here}`);
    for (const tag of tags[from - by] ?? [])
      if (isTelling(tag)) signs.push(`lg${by}=${tag}`, `lga=${act} ${tag}`);
  }
  for (let by = 0; by < 3; by++) {
    signs.push(`r${by}=${word(to + by)}`, `r=${word(to + by)}`, `ra=${act} ${word(to + by)}`);
    for (const tag of tags[to + by] ?? [])
      if (isTelling(tag)) signs.push(`rg${by}=${tag}`, `rga=${act} ${tag}`);
  }
  signs.push(`lr=${word(from - 1)} ${word(to)}`, `ll=${word(from - 2)} ${word(from - 1)}`);
  for (let at = clause?.from ?? from; at < (clause?.to ?? to); at++)
    for (const tag of tags[at] ?? []) {
      if (!isTelling(tag)) continue;
      const side = at < from ? '<' : '>';
      signs.push(`c=${tag}${side}`, `ca=${act} ${tag}${side}`, `cn=${tag}${side} ${before} ${behind}`);
    }
  for (let at = from; at < to; at++) signs.push(`w=${word(at)}`, `wa=${act} ${word(at)}`);
  if (clause && word(clause.to - 1).startsWith('?')) signs.push('asked', `asked=${act} ${role}`);
  return signs.map(hashSign);
}

function isTelling(tag: string): boolean {
  return TELLING.has(tag);
}

const TELLING = new Set([
  ...[
    'negation',
    'either',
    'insteadOf',
    'only',
    'also',
    'differ',
    'advice',
    'asking',
    'keeping',
    'moving',
  ].map((name) => `t.${name}`),
  ...[
    'no',
    'instead',
    'only',
    'add',
    'difference',
    'reschedule',
    'cannot',
    'cannotCome',
    'cancel',
    'cheaper',
  ].map((name) => `i.${name}`),
]);
