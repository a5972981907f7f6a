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
export function mentionSpan({ tokens, tags, ask }: MessageSigns, from: number, to: number): number[] {
  const words = tokens.slice(from, to).map(({ word }) => word);
  const signs = [`L=${Math.min(words.length, 7)}`];
  if (words.length <= 4)
    signs.push(`Lx=${words.join(' ')}`, `Lp=${words.map((word) => word.slice(0, 4)).join(' ')}`);
  if (from === 0 && to === tokens.length) signs.push(`Lw=${ask}`, `Lwl=${ask} ${words.length}`);
  for (const tag of tags[from] ?? []) {
    if (!SPANNING.has(tag)) continue;
    const isWhole = tokens.slice(from, to).every((_, at) => tags[from + at]?.includes(tag));
    if (!isWhole) continue;
    const isAlone = !tags[from - 1]?.includes(tag) && !tags[to]?.includes(tag);
    signs.push(`La=${tag}`, `Laa=${tag} ${isAlone}`);
  }
  return signs.map(hashSign);
}

/** Tags whose runs of words are one thing. */
const SPANNING = new Set(
  'when.date when.instant when.daypart phone email money clock ofcar first link percent t.partWord t.filmWord t.trouble t.timeWord action object material class'.split(
    ' ',
  ),
);
