import { hashAll, hashOn, hashPart, NOTHING } from '../hash-sign.ts';
import { type MessageSigns, shapeAt, tagsAt, wordAt } from './message-signs.ts';
import type { SignList } from './sign-list.ts';

/** The signs by which a token is taken for a part of a car, a service, a time … */
export function mentionSigns(signs: SignList, message: MessageSigns, at: number): void {
  const { tokens, isOffered, ask } = message;
  const here = wordAt(message, at);
  const last = wordAt(message, at - 1);
  const next = wordAt(message, at + 1);
  const shape = shapeAt(message, at);
  signs.push(BIAS);
  for (let by = -3; by <= 3; by++) signs.word(WORDS[by + 3] ?? 0, wordAt(message, at + by));
  for (let by = -2; by <= 2; by++)
    if (by !== 0) signs.part(STARTS[by + 2] ?? 0, wordAt(message, at + by), 0, 4);
  signs.two(LAST_HERE, last, here);
  signs.two(HERE_NEXT, here, next);
  signs.three(THREE, last, here, next);
  signs.two(BEFORE, wordAt(message, at - 2), last);
  signs.two(BEHIND, next, wordAt(message, at + 2));
  pushPieces(signs, here);
  signs.word(SHAPE, shape);
  signs.word(LAST_SHAPE, shapeAt(message, at - 1));
  signs.word(NEXT_SHAPE, shapeAt(message, at + 1));
  signs.word(hashOn(hashOn(SHAPES, shapeAt(message, at - 1)), '|'), shape);
  signs.word(LENGTH, `${here.length}`);
  signs.word(ASKED, ask);
  signs.two(ASKED_SHAPE, ask, shape);
  signs.two(ASKED_WORD, ask, here);
  if (isOffered[at]) {
    signs.push(OFFERED);
    signs.word(OFFERED_TO, ask);
  }
  if (at === 0) {
    signs.push(FIRST);
    signs.word(FIRST_ASKED, ask);
    signs.two(FIRST_SHAPE, ask, shape);
  }
  if (at === tokens.length - 1) signs.push(LAST);
  if (tokens.length <= 3) {
    signs.two(FEW, ask, `${tokens.length}`);
    signs.two(FEW_SHAPE, ask, shape);
  }
  for (let by = -2; by <= 2; by++)
    for (const tag of tagsAt(message, at + by)) signs.word(TAGS[by + 2] ?? 0, tag);
  pushTagPairs(signs, message, at);
}

/** Beginnings, ends and inner pieces: words of a kind are built alike, whatever their endings. */
function pushPieces(signs: SignList, word: string) {
  const { length } = word;
  for (let size = 2; size <= 6 && size <= length; size++) {
    signs.part(HEAD, word, 0, size);
    if (size < 5) signs.push(hashOn(hashPart(NOTHING, word, length - size, length), '>'));
  }
  if (length > 6) for (let at = 1; at + 4 < length; at++) signs.part(INNER, word, at, at + 4);
}

function pushTagPairs(signs: SignList, message: MessageSigns, at: number) {
  const next = wordAt(message, at + 1);
  const last = wordAt(message, at - 1);
  for (const tag of tagsAt(message, at)) {
    if (tag.startsWith('i.')) continue;
    signs.two(TAG_ASKED, message.ask, tag);
    signs.two(TAG_LAST, last, tag);
    signs.two(TAG_NEXT, tag, next);
    for (const other of tagsAt(message, at - 1)) if (isPlain(other)) signs.two(LAST_TAG, other, tag);
    for (const other of tagsAt(message, at + 1)) if (isPlain(other)) signs.two(NEXT_TAG, tag, other);
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

const WORDS = hashAll('w-3=', 'w-2=', 'w-1=', 'w0=', 'w1=', 'w2=', 'w3=');
const STARTS = hashAll('p-2=', 'p-1=', 'p0=', 'p1=', 'p2=');
const TAGS = hashAll('g-2=', 'g-1=', 'g0=', 'g1=', 'g2=');
const [BIAS, LAST_HERE, HERE_NEXT, THREE, BEFORE, BEHIND] = hashAll('bias', 'b-=', 'b+=', 't=', 'c-=', 'c+=');
const [SHAPE, LAST_SHAPE, NEXT_SHAPE, SHAPES, LENGTH] = hashAll('s=', 's-=', 's+=', 'ss=', 'n=');
const [ASKED, ASKED_SHAPE, ASKED_WORD, OFFERED, OFFERED_TO] = hashAll(
  'a=',
  'as=',
  'aw=',
  'offered',
  'offered=',
);
const [FIRST, FIRST_ASKED, FIRST_SHAPE, LAST] = hashAll('first', 'first=', 'firsts=', 'last');
const [FEW, FEW_SHAPE, HEAD, INNER] = hashAll('short=', 'shorts=', '<', '~');
const [TAG_ASKED, TAG_LAST, TAG_NEXT, LAST_TAG, NEXT_TAG] = hashAll('ga=', 'gw-=', 'gw+=', 'gg-=', 'gg+=');
