import { findConcepts } from '../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../prices/match/weigh-concept.ts';
import { remembering } from '../words/remembering.ts';
import {
  DENIED_AS_UNSAID,
  DENIED_BEFORE_VERB,
  DENIED_BEHIND,
  DENIED_BY_WONDER,
  DENIED_IN_PROTEST,
  DENIED_SHORTLY,
  DENIED_WITHIN,
  LEFT_AS_IS,
  MAY_TAKE_OFF,
  TAKEN_OFF,
  WANTED_AGAIN,
  WANTED_UP_TO,
} from './denied-words.data.ts';

/** The words a plain denial stands beside, for what the reading did not see. */
export function deniedByRule(text: string): readonly string[] {
  return KNOWN(text);
}

/** A message is heard several times in a turn, as a whole and by itself. */
const KNOWN = remembering(deniedIn, 100);

function deniedIn(text: string): string[] {
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([all, words = '']) =>
      MAY_TAKE_OFF.test(all) && TAKEN_OFF.test(words) ? [] : [words],
    );
  return [
    ...found(DENIED_BEHIND).map(beforeWanted),
    ...found(DENIED_SHORTLY).map(beforeWanted),
    ...found(DENIED_BY_WONDER).filter(namesPart),
    ...found(DENIED_IN_PROTEST),
    ...found(DENIED_AS_UNSAID),
    ...found(DENIED_WITHIN),
    ...found(LEFT_AS_IS),
    ...found(DENIED_BEFORE_VERB).map((words) => words.replace(WANTED_UP_TO, '')),
  ]
    .map((words) => words.trim())
    .filter((words) => words !== '' && !OF_PRICE.test(words));
}

/** "Not too pricey, I hope" denies nothing of what is wanted. */
const OF_PRICE =
  /^(?:(?:too|that|so|very|zu|so|allzu|sehr|занадто|надто|дуже|слишком|очень|так|сильно)\s)*(?:pricey|expensive|dear|much|costly|teuer|дорого|дорогий|дорога|дорогой|дорогая)$/iu;

/** "Why the roof?" wonders at a part; "why ceramic?" asks what is good about it. */
function namesPart(words: string): boolean {
  return findConcepts(words).some(({ id, kind }) => kind === 'object' && !isWeakConcept(id));
}

/** The words behind a bare "not" alone: whoever cancels a thing denies it too, but points at it. */
export function deniedByNot(text: string): string[] {
  return [...text.matchAll(DENIED_SHORTLY)].map(([, words = '']) => beforeWanted(words).trim());
}

/** "Not the roof but the hood": what comes after the turn is wanted. */
function beforeWanted(words: string): string {
  return words.split(WANTED_AGAIN)[0] ?? '';
}
