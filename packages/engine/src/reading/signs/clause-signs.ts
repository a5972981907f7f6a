import { hashAll, hashOn, hashPart, hashSpace, NOTHING } from '../hash-sign.ts';
import { type MessageSigns, tagsAt, wordAt } from './message-signs.ts';
import type { SignList } from './sign-list.ts';

/** The signs of a token for what is done with the clause it stands in. */
export function clauseSigns(signs: SignList, message: MessageSigns, at: number): void {
  const { isOffered, ask } = message;
  const here = wordAt(message, at);
  const last = wordAt(message, at - 1);
  const before = wordAt(message, at - 2);
  signs.word(WORD, here);
  signs.two(PAIR, last, here);
  signs.three(THREE, before, last, here);
  signs.two(AROUND, before, here);
  signs.two(ASKED, ask, here);
  for (let size = 3; size <= 6 && size <= here.length; size++) signs.part(HEAD, here, 0, size);
  if (here.length > 3) signs.push(hashOn(hashPart(NOTHING, here, here.length - 3, here.length), '>'));
  signs.part(hashSpace(hashPart(STARTS, last, 0, 4)), here, 0, 4);
  for (const tag of tagsAt(message, at)) {
    signs.word(TAG, tag);
    signs.two(TAG_ASKED, ask, tag);
    if (!isTopic(tag)) continue;
    for (const other of tagsAt(message, at - 1)) if (isTopic(other)) signs.two(TAG_PAIR, other, tag);
    for (const other of tagsAt(message, at - 2)) if (isTopic(other)) signs.two(TAG_AROUND, other, tag);
  }
  if (!isOffered[at]) return;
  signs.push(OFFERED);
  signs.word(OFFERED_TO, ask);
}

/** Topics and what was found before; intents and concepts tell enough by themselves. */
function isTopic(tag: string): boolean {
  return tag.startsWith('t.') || tag.startsWith('M.') || tag.startsWith('when');
}

const [WORD, PAIR, THREE, AROUND, ASKED] = hashAll('w=', 'b=', 't=', 'k=', 'aw=');
const [HEAD, STARTS, OFFERED, OFFERED_TO] = hashAll('<', 'bp=', 'offered', 'offered=');
const [TAG, TAG_ASKED, TAG_PAIR, TAG_AROUND] = hashAll('g=', 'ga=', 'gg=', 'gk=');
