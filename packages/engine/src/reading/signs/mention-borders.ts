import { hashAll, hashOn, hashPart, hashSpace } from '../hash-sign.ts';
import { type MessageSigns, shapeAt, tagsAt, wordAt } from './message-signs.ts';
import type { SignList } from './sign-list.ts';

/** The signs of a place where a mention begins: what leads up to it. */
export function mentionBegin(signs: SignList, message: MessageSigns, at: number): void {
  const here = wordAt(message, at);
  const last = wordAt(message, at - 1);
  signs.push(BEGIN);
  signs.word(HERE, here);
  signs.word(LAST, last);
  signs.two(LAST_HERE, last, here);
  signs.two(BEFORE, wordAt(message, at - 2), last);
  signs.word(hashOn(hashOn(SHAPES, shapeAt(message, at - 1)), '|'), shapeAt(message, at));
  signs.word(ASKED, message.ask);
  for (const tag of tagsAt(message, at)) {
    signs.word(TAG, tag);
    signs.two(TAG_AFTER, last, tag);
  }
  for (const tag of tagsAt(message, at - 1)) signs.word(LAST_TAG, tag);
}

/** The signs of a place where a mention ends: what follows it. */
export function mentionEnd(signs: SignList, message: MessageSigns, to: number): void {
  const last = wordAt(message, to - 1);
  const next = wordAt(message, to);
  signs.push(END);
  signs.word(END_LAST, last);
  signs.word(END_NEXT, next);
  signs.two(END_BOTH, last, next);
  for (const tag of tagsAt(message, to - 1)) {
    signs.word(END_TAG, tag);
    signs.two(END_TAG_NEXT, tag, next);
  }
  for (const tag of tagsAt(message, to)) signs.word(NEXT_TAG, tag);
}

/** The signs of a whole mention: its words, its length, and whether a reader found exactly these. */
export function mentionSpan(signs: SignList, message: MessageSigns, from: number, to: number): void {
  const { tokens, ask } = message;
  const size = to - from;
  signs.push(LENGTHS[Math.min(size, LENGTHS.length - 1)] ?? 0);
  if (size <= SHORT) pushWords(signs, message, { from, to });
  if (from === 0 && to === tokens.length) {
    signs.word(WHOLE, ask);
    signs.two(WHOLE_LENGTH, ask, `${size}`);
  }
  for (const { tag, begin, end } of message.runs[from] ?? []) {
    if (end < to) continue;
    signs.word(RUN, tag);
    signs.two(WHOLE_RUN, tag, begin === from && end === to ? 'true' : 'false');
  }
}

/** Mentions up to this many tokens are known by all their words. */
const SHORT = 4;

function pushWords(signs: SignList, { tokens }: MessageSigns, { from, to }: { from: number; to: number }) {
  let whole = WORDS;
  let pieces = PIECES;
  for (let at = from; at < to; at++) {
    const word = tokens[at]?.word ?? '';
    whole = hashOn(at === from ? whole : hashSpace(whole), word);
    pieces = hashPart(at === from ? pieces : hashSpace(pieces), word, 0, 4);
  }
  signs.push(whole);
  signs.push(pieces);
}

const LENGTHS = hashAll('L=0', 'L=1', 'L=2', 'L=3', 'L=4', 'L=5', 'L=6', 'L=7');
const [BEGIN, HERE, LAST, LAST_HERE, BEFORE] = hashAll('B', 'B0=', 'B-1=', 'B-10=', 'B-21=');
const [SHAPES, ASKED, TAG, TAG_AFTER, LAST_TAG] = hashAll('Bs=', 'Ba=', 'Bg=', 'Bgw=', 'Bh=');
const [END, END_LAST, END_NEXT, END_BOTH] = hashAll('E', 'E-1=', 'E0=', 'E-10=');
const [END_TAG, END_TAG_NEXT, NEXT_TAG] = hashAll('Eg=', 'Egw=', 'Eh=');
const [WORDS, PIECES, WHOLE, WHOLE_LENGTH, RUN, WHOLE_RUN] = hashAll(
  'Lx=',
  'Lp=',
  'Lw=',
  'Lwl=',
  'La=',
  'Laa=',
);
