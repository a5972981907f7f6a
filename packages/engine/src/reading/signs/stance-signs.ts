import { hashAll } from '../hash-sign.ts';
import { type MessageSigns, tagsAt } from './message-signs.ts';
import type { SignList } from './sign-list.ts';

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
export function stanceSigns(signs: SignList, message: MessageSigns, mention: PlacedMention): void {
  const { tokens, ask } = message;
  const { from, to, role, clause, before, behind } = mention;
  const act = clause?.act ?? 'none';
  const likes = `${before} ${behind}`;
  const word = (at: number) => (at < 0 ? '' : (tokens[at]?.word ?? ''));
  signs.push(BIAS);
  signs.word(ROLE, role);
  signs.word(ACT, act);
  signs.two(ACT_ROLE, act, role);
  signs.two(ASKED, ask, role);
  signs.two(LIKES, act, likes);
  signs.three(ROLE_LIKES, act, role, likes);
  for (let by = 1; by <= 4; by++) {
    pushWord(signs, LEFT, { place: by - 1, act, word: word(from - by) });
    for (const tag of tagsAt(message, from - by)) pushTag(signs, LEFT, { place: by - 1, act, tag });
  }
  for (let by = 0; by < 3; by++) {
    pushWord(signs, RIGHT, { place: by, act, word: word(to + by) });
    for (const tag of tagsAt(message, to + by)) pushTag(signs, RIGHT, { place: by, act, tag });
  }
  signs.two(AROUND, word(from - 1), word(to));
  signs.two(BEFORE, word(from - 2), word(from - 1));
  for (let at = clause?.from ?? from; at < (clause?.to ?? to); at++)
    for (const tag of tagsAt(message, at)) {
      if (!TELLING.has(tag)) continue;
      const sided = `${tag}${at < from ? '<' : '>'}`;
      signs.word(CLAUSE_TAG, sided);
      signs.two(CLAUSE_TAG_ACT, act, sided);
      signs.two(CLAUSE_TAG_LIKES, sided, likes);
    }
  for (let at = from; at < to; at++) {
    signs.word(OWN, word(at));
    signs.two(OWN_ACT, act, word(at));
  }
  if (!clause || !word(clause.to - 1).startsWith('?')) return;
  signs.push(QUESTION);
  signs.two(QUESTION_OF, act, role);
}

/** How the words and tags on one side of a mention are called: at each place, anywhere, and with the act. */
type Side = {
  words: readonly number[];
  word: number;
  wordAct: number;
  tags: readonly number[];
  tagAct: number;
};

function pushWord(
  signs: SignList,
  side: Side,
  { place, act, word }: { place: number; act: string; word: string },
) {
  signs.word(side.words[place] ?? 0, word);
  signs.word(side.word, word);
  signs.two(side.wordAct, act, word);
}

function pushTag(
  signs: SignList,
  side: Side,
  { place, act, tag }: { place: number; act: string; tag: string },
) {
  if (!TELLING.has(tag)) return;
  signs.word(side.tags[place] ?? 0, tag);
  signs.two(side.tagAct, act, tag);
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

const [LEFT_WORD, LEFT_ACT, LEFT_TAG_ACT] = hashAll('l=', 'la=', 'lga=');
const LEFT: Side = {
  words: hashAll('l1=', 'l2=', 'l3=', 'l4='),
  word: LEFT_WORD,
  wordAct: LEFT_ACT,
  tags: hashAll('lg1=', 'lg2=', 'lg3=', 'lg4='),
  tagAct: LEFT_TAG_ACT,
};
const [RIGHT_WORD, RIGHT_ACT, RIGHT_TAG_ACT] = hashAll('r=', 'ra=', 'rga=');
const RIGHT: Side = {
  words: hashAll('r0=', 'r1=', 'r2='),
  word: RIGHT_WORD,
  wordAct: RIGHT_ACT,
  tags: hashAll('rg0=', 'rg1=', 'rg2='),
  tagAct: RIGHT_TAG_ACT,
};
const [BIAS, ROLE, ACT, ACT_ROLE, ASKED, LIKES, ROLE_LIKES] = hashAll(
  'bias',
  'r=',
  'a=',
  'ar=',
  'k=',
  'n=',
  'nr=',
);
const [AROUND, BEFORE, OWN, OWN_ACT, QUESTION, QUESTION_OF] = hashAll(
  'lr=',
  'll=',
  'w=',
  'wa=',
  'asked',
  'asked=',
);
const [CLAUSE_TAG, CLAUSE_TAG_ACT, CLAUSE_TAG_LIKES] = hashAll('c=', 'ca=', 'cn=');
