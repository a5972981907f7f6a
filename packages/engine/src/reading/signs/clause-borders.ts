import { hashAll, hashOn, hashSign, hashSpace } from '../hash-sign.ts';
import { type MessageSigns, shapeAt, tagsAt, wordAt } from './message-signs.ts';
import type { SignList } from './sign-list.ts';

/** The signs of a place between tokens for a clause that begins there. */
export function clauseBegin(signs: SignList, message: MessageSigns, at: number): void {
  const { ask } = message;
  const here = wordAt(message, at);
  const next = wordAt(message, at + 1);
  const last = wordAt(message, at - 1);
  signs.push(BEGIN);
  signs.word(HERE, here);
  signs.word(NEXT, next);
  signs.word(LAST, last);
  signs.word(BEFORE, wordAt(message, at - 2));
  signs.two(HERE_NEXT, here, next);
  signs.three(HERE_ON, here, next, wordAt(message, at + 2));
  signs.two(LAST_HERE, last, here);
  signs.word(SHAPE, shapeAt(message, at));
  signs.word(hashOn(hashOn(SHAPES, shapeAt(message, at - 1)), '|'), shapeAt(message, at));
  if (at === 0) {
    signs.push(FIRST);
    signs.word(FIRST_ASKED, ask);
    signs.two(FIRST_WORD, ask, here);
  }
  for (const tag of tagsAt(message, at)) {
    signs.word(TAG, tag);
    signs.two(TAG_AFTER, last, tag);
  }
  for (const tag of tagsAt(message, at + 1)) signs.word(NEXT_TAG, tag);
  for (const tag of tagsAt(message, at - 1)) signs.word(LAST_TAG, tag);
}

/** The signs of a place for a clause that ends before it. */
export function clauseEnd(signs: SignList, message: MessageSigns, to: number): void {
  const last = wordAt(message, to - 1);
  const next = wordAt(message, to);
  signs.word(END, last);
  signs.word(END_NEXT, next);
  signs.two(END_BOTH, last, next);
  for (const tag of tagsAt(message, to - 1)) signs.word(END_TAG, tag);
}

/** The signs of a whole clause from one token up to another, exclusive. */
export function clauseSpan(signs: SignList, { tokens, ask }: MessageSigns, from: number, to: number): void {
  const size = to - from;
  signs.push(LENGTHS[Math.min(size, LENGTHS.length - 1)] ?? 0);
  const last = tokens[to - 1];
  if (last && !last.isWord) signs.two(MARK, tokens[from]?.word ?? '', last.word);
  if (from === 0 && to === tokens.length) {
    signs.word(WHOLE, ask);
    signs.two(WHOLE_LENGTH, ask, lengthName(size));
  }
  if (size > SHORT) return;
  let words = WORDS;
  let asked = hashSpace(hashOn(WORDS_ASKED, ask));
  let isFirst = true;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (!token?.isWord) continue;
    words = hashOn(isFirst ? words : hashSpace(words), token.word);
    asked = hashOn(isFirst ? asked : hashSpace(asked), token.word);
    isFirst = false;
  }
  signs.push(words);
  signs.push(asked);
}

/** Clauses up to this many tokens are known by all their words. */
const SHORT = 4;

function lengthName(size: number): string {
  if (size < 6) return `${size}`;
  if (size < 9) return '6-8';
  return size < 14 ? '9-13' : '14+';
}

const LENGTHS = Array.from({ length: 15 }, (_, size) => hashSign(`L=${lengthName(size)}`));

const [BEGIN, HERE, NEXT, LAST, BEFORE] = hashAll('B', 'B0=', 'B1=', 'B-1=', 'B-2=');
const [HERE_NEXT, HERE_ON, LAST_HERE, SHAPE, SHAPES] = hashAll('B01=', 'B012=', 'B-10=', 'Bs=', 'Bs-=');
const [FIRST, FIRST_ASKED, FIRST_WORD] = hashAll('Bfirst', 'Bfirst=', 'Bfirst0=');
const [TAG, TAG_AFTER, NEXT_TAG, LAST_TAG] = hashAll('Bg=', 'Bg-=', 'Bh=', 'Bi=');
const [END, END_NEXT, END_BOTH, END_TAG] = hashAll('E=', 'En=', 'Eb=', 'Eg=');
const [MARK, WHOLE, WHOLE_LENGTH, WORDS, WORDS_ASKED] = hashAll('Lm=', 'Lw=', 'Lwl=', 'Lx=', 'Lxa=');
