import { hashSign } from '../hash-sign.ts';
import type { MessageSigns } from './message-signs.ts';

/** The signs of a token for what is done with the clause it stands in. */
export function clauseSigns(message: MessageSigns, at: number): number[] {
  const { tokens, tags, isOffered, ask } = message;
  const word = (by: number) => tokens[at + by]?.word ?? (at + by < 0 ? '<' : '>');
  const here = word(0);
  const signs = [
    `w=${here}`,
    `b=${word(-1)} ${here}`,
    `t=${word(-2)} ${word(-1)} ${here}`,
    `k=${word(-2)} ${here}`,
    `aw=${ask} ${here}`,
  ];
  for (let size = 3; size <= 6; size++) if (here.length >= size) signs.push(`<${here.slice(0, size)}`);
  if (here.length > 3) signs.push(`${here.slice(-3)}>`);
  signs.push(`bp=${word(-1).slice(0, 4)} ${here.slice(0, 4)}`);
  for (const tag of tags[at] ?? []) {
    signs.push(`g=${tag}`, `ga=${ask} ${tag}`);
    if (!isTopic(tag)) continue;
    for (const other of tags[at - 1] ?? []) if (isTopic(other)) signs.push(`gg=${other} ${tag}`);
    for (const other of tags[at - 2] ?? []) if (isTopic(other)) signs.push(`gk=${other} ${tag}`);
  }
  if (isOffered[at]) signs.push('offered', `offered=${ask}`);
  return signs.map(hashSign);
}

/** Topics and what was found before; intents and concepts tell enough by themselves. */
function isTopic(tag: string): boolean {
  return tag.startsWith('t.') || tag.startsWith('M.') || tag.startsWith('when');
}

/** The signs of a place between tokens for a clause that begins there. */
export function borderSigns(message: MessageSigns, at: number): number[] {
  const { tokens, tags, shapes, ask } = message;
  const word = (by: number) => tokens[at + by]?.word ?? (at + by < 0 ? '<' : '>');
  const signs = [
    'B',
    `B0=${word(0)}`,
    `B1=${word(1)}`,
    `B-1=${word(-1)}`,
    `B-2=${word(-2)}`,
    `B01=${word(0)} ${word(1)}`,
    `B012=${word(0)} ${word(1)} ${word(2)}`,
    `B-10=${word(-1)} ${word(0)}`,
    `Bs=${shapes[at]}`,
    `Bs-=${shapes[at - 1]}|${shapes[at]}`,
  ];
  if (at === 0) signs.push('Bfirst', `Bfirst=${ask}`, `Bfirst0=${ask} ${word(0)}`);
  for (const tag of tags[at] ?? []) signs.push(`Bg=${tag}`, `Bg-=${word(-1)} ${tag}`);
  for (const tag of tags[at + 1] ?? []) signs.push(`Bh=${tag}`);
  for (const tag of tags[at - 1] ?? []) signs.push(`Bi=${tag}`);
  return signs.map(hashSign);
}

/** The signs of a place for a clause that ends before it. */
export function endSigns({ tokens, tags }: MessageSigns, to: number): number[] {
  const last = tokens[to - 1]?.word ?? '';
  const next = tokens[to]?.word ?? '>';
  const signs = [`E=${last}`, `En=${next}`, `Eb=${last} ${next}`];
  for (const tag of tags[to - 1] ?? []) signs.push(`Eg=${tag}`);
  return signs.map(hashSign);
}

/** The signs of a whole clause from one token up to another, exclusive. */
export function spanSigns({ tokens, ask }: MessageSigns, from: number, to: number): number[] {
  const size = to - from;
  const signs = [LENGTHS[Math.min(size, LENGTHS.length - 1)] ?? 0];
  const last = tokens[to - 1];
  if (last && !last.isWord) signs.push(hashSign(`Lm=${tokens[from]?.word} ${last.word}`));
  if (from === 0 && to === tokens.length)
    signs.push(hashSign(`Lw=${ask}`), hashSign(`Lwl=${ask} ${lengthName(size)}`));
  if (size > SHORT) return signs;
  let words = '';
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token?.isWord) words += words === '' ? token.word : ` ${token.word}`;
  }
  signs.push(hashSign(`Lx=${words}`), hashSign(`Lxa=${ask} ${words}`));
  return signs;
}

/** Clauses up to this many tokens are known by all their words. */
const SHORT = 4;

function lengthName(size: number): string {
  if (size < 6) return `${size}`;
  if (size < 9) return '6-8';
  return size < 14 ? '9-13' : '14+';
}

const LENGTHS = Array.from({ length: 15 }, (_, size) => hashSign(`L=${lengthName(size)}`));
