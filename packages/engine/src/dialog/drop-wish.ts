import type { DialogState, WishedService } from '../dialog-state.ts';
import { readMessage, readSense } from '../prices/index.ts';
import { isWeakConcept } from '../prices/match/weigh-concept.ts';
import { DROPPED } from './list-words.data.ts';

/** "Skip the headlights", "lass die Felgen weg", "без озону": the wish without what is not wanted any more. */
export function dropWish(text: string, { wished }: DialogState): WishedService[] | null {
  const words = [...text.matchAll(DROPPED)].map((match) => match.slice(1).find(Boolean) ?? '').join(' ');
  if (wished.length < 2 || words === '') return null;
  const dropped = readMessage(words).concepts;
  const telling = (service: string) => [...readSense(service).concepts].filter((id) => !isWeakConcept(id));
  const others = wished.map(({ service }) => telling(service));
  const left = wished.filter((one, at) => {
    const own = telling(one.service).filter((id) => dropped.has(id));
    // What another wish shares does not tell which one is meant.
    const isShared = own.every((id) => others.some((ids, i) => i !== at && ids.includes(id)));
    return own.length === 0 || isShared;
  });
  return left.length > 0 && left.length < wished.length ? left : null;
}
