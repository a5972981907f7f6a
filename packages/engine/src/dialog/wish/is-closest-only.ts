import type { WishedService } from '../../dialog-state.ts';
import { type RowIndex, readMessage } from '../../prices/index.ts';
import { reachOf } from '../../prices/match/service-reach.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';

/**
 * "A full valet" of a list that has only a decon wash: neither a word nor a meaning of the name was said, it is merely
 * the nearest the list has. That is said, so that its price is not taken for the price of what was asked for.
 */
export function isClosestOnly(
  { service, zone, material, said }: WishedService,
  { services }: RowIndex,
): boolean {
  const heard = readMessage(said).concepts;
  if (![...heard].some((id) => !isWeakConcept(id))) return false;
  const listed = services.find((one) => one.service === service);
  if (!listed || [...reachOf(listed).concepts].some((id) => heard.has(id) && !isWeakConcept(id)))
    return false;
  const spoken = splitWords(said);
  const ofName = splitWords([service, zone, material].join(' ')).filter(
    (word) => word.length >= SHORTEST && !isCommonWord(word),
  );
  return !ofName.some((word) => spoken.some((other) => isSameStem(word, other)));
}

const SHORTEST = 3;
