import { hashSign } from '../hash-sign.ts';
import type { MessageSigns } from './message-signs.ts';

/** The signs by which a token is taken for a part of a car, a service, a time … */
export function mentionSigns(message: MessageSigns, at: number): number[] {
  const signs: string[] = ['bias'];
  const { tokens, tags, shapes, isOffered, ask } = message;
  const word = (by: number) => tokens[at + by]?.word ?? (at + by < 0 ? '<' : '>');
  const here = word(0);
  for (let by = -3; by <= 3; by++) signs.push(`w${by}=${word(by)}`);
  for (const by of [-2, -1, 1, 2]) signs.push(`p${by}=${word(by).slice(0, 4)}`);
  signs.push(`b-=${word(-1)} ${here}`, `b+=${here} ${word(1)}`, `t=${word(-1)} ${here} ${word(1)}`);
  signs.push(`c-=${word(-2)} ${word(-1)}`, `c+=${word(1)} ${word(2)}`);
  pushPieces(signs, here);
  const shape = shapes[at] ?? '';
  signs.push(`s=${shape}`, `s-=${shapes[at - 1]}`, `s+=${shapes[at + 1]}`, `ss=${shapes[at - 1]}|${shape}`);
  signs.push(`n=${here.length}`, `a=${ask}`, `as=${ask} ${shape}`, `aw=${ask} ${here}`);
  if (isOffered[at]) signs.push('offered', `offered=${ask}`);
  if (at === 0) signs.push('first', `first=${ask}`, `firsts=${ask} ${shape}`);
  if (at === tokens.length - 1) signs.push('last');
  if (tokens.length <= 3) signs.push(`short=${ask} ${tokens.length}`, `shorts=${ask} ${shape}`);
  for (let by = -2; by <= 2; by++) for (const tag of tags[at + by] ?? []) signs.push(`g${by}=${tag}`);
  pushTagPairs(signs, message, at);
  return signs.map(hashSign);
}

/** Beginnings, ends and inner pieces: words of a kind are built alike, whatever their endings. */
function pushPieces(signs: string[], word: string) {
  for (let size = 2; size <= 6; size++) {
    if (word.length < size) break;
    signs.push(`<${word.slice(0, size)}`);
    if (size < 5) signs.push(`${word.slice(-size)}>`);
  }
  if (word.length > 6) for (let at = 1; at + 4 < word.length; at++) signs.push(`~${word.slice(at, at + 4)}`);
}

function pushTagPairs(signs: string[], { tags, tokens, ask }: MessageSigns, at: number) {
  const next = tokens[at + 1]?.word ?? '>';
  const previous = tokens[at - 1]?.word ?? '<';
  for (const tag of tags[at] ?? []) {
    if (tag.startsWith('i.')) continue;
    signs.push(`ga=${ask} ${tag}`, `gw-=${previous} ${tag}`, `gw+=${tag} ${next}`);
    for (const other of tags[at - 1] ?? []) if (isPlain(other)) signs.push(`gg-=${other} ${tag}`);
    for (const other of tags[at + 1] ?? []) if (isPlain(other)) signs.push(`gg+=${tag} ${other}`);
  }
}

function isPlain(tag: string): boolean {
  return !tag.includes('.') || NEIGHBOURS.has(tag);
}

/** Topics whose words stand beside the words of a mention. */
const NEIGHBOURS = new Set(
  [
    'timeWord',
    'timeJoint',
    'monthWord',
    'number',
    'negation',
    'either',
    'introducing',
    'partWord',
    'filmWord',
    'trouble',
    'mine',
  ].map((name) => `t.${name}`),
);

/** The signs of a place where a mention begins: what leads up to it. */
export function mentionBegin({ tokens, tags, shapes, ask }: MessageSigns, at: number): number[] {
  const word = (by: number) => tokens[at + by]?.word ?? (at + by < 0 ? '<' : '>');
  const signs = [
    'B',
    `B0=${word(0)}`,
    `B-1=${word(-1)}`,
    `B-10=${word(-1)} ${word(0)}`,
    `B-21=${word(-2)} ${word(-1)}`,
  ];
  signs.push(`Bs=${shapes[at - 1]}|${shapes[at]}`, `Ba=${ask}`);
  for (const tag of tags[at] ?? []) signs.push(`Bg=${tag}`, `Bgw=${word(-1)} ${tag}`);
  for (const tag of tags[at - 1] ?? []) signs.push(`Bh=${tag}`);
  return signs.map(hashSign);
}

/** The signs of a place where a mention ends: what follows it. */
export function mentionEnd({ tokens, tags }: MessageSigns, to: number): number[] {
  const word = (by: number) => tokens[to + by]?.word ?? '>';
  const signs = ['E', `E-1=${word(-1)}`, `E0=${word(0)}`, `E-10=${word(-1)} ${word(0)}`];
  for (const tag of tags[to - 1] ?? []) signs.push(`Eg=${tag}`, `Egw=${tag} ${word(0)}`);
  for (const tag of tags[to] ?? []) signs.push(`Eh=${tag}`);
  return signs.map(hashSign);
}

/** The signs of a whole mention: its words, its length, and whether a reader found exactly these. */
export function mentionSpan(message: MessageSigns, from: number, to: number): number[] {
  const { tokens, ask } = message;
  const size = to - from;
  const signs = [hashSign(`L=${Math.min(size, 7)}`)];
  if (size <= SHORT) pushWords(signs, message, { from, to });
  if (from === 0 && to === tokens.length) signs.push(hashSign(`Lw=${ask}`), hashSign(`Lwl=${ask} ${size}`));
  for (const { tag, begin, end } of runsOf(message)[from] ?? []) {
    if (end < to) continue;
    signs.push(hashSign(`La=${tag}`), hashSign(`Laa=${tag} ${begin === from && end === to}`));
  }
  return signs;
}

/** Mentions up to this many tokens are known by all their words. */
const SHORT = 4;

function pushWords(signs: number[], { tokens }: MessageSigns, { from, to }: { from: number; to: number }) {
  let whole = '';
  let pieces = '';
  for (let at = from; at < to; at++) {
    const word = tokens[at]?.word ?? '';
    whole += at === from ? word : ` ${word}`;
    pieces += at === from ? word.slice(0, 4) : ` ${word.slice(0, 4)}`;
  }
  signs.push(hashSign(`Lx=${whole}`), hashSign(`Lp=${pieces}`));
}

type Run = { tag: string; begin: number; end: number };

/** For each token the runs of tagged tokens it stands in, worked out once per message. */
function runsOf(message: MessageSigns): readonly (readonly Run[])[] {
  const known = RUNS.get(message);
  if (known) return known;
  const open = new Map<string, Run>();
  const runs = message.tags.map((tags, at) => {
    const here = tags.filter((tag) => SPANNING.has(tag));
    for (const tag of open.keys()) if (!here.includes(tag)) open.delete(tag);
    return here.map((tag) => {
      const run = open.get(tag) ?? { tag, begin: at, end: at };
      run.end = at + 1;
      open.set(tag, run);
      return run;
    });
  });
  RUNS.set(message, runs);
  return runs;
}

const RUNS = new WeakMap<MessageSigns, readonly (readonly Run[])[]>();

/** Tags whose runs of words are one thing. */
const SPANNING = new Set(
  'when.date when.instant when.daypart phone email money clock ofcar first link percent t.partWord t.filmWord t.trouble t.timeWord action object material class'.split(
    ' ',
  ),
);
