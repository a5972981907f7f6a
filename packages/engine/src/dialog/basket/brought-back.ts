import type { DialogState, WishedService } from '../../dialog-state.ts';
import { readMessage, readSense } from '../../prices/index.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';

/** "No, with the polish after all": what was left out before comes back to the rest, as it was. */
export function broughtBack(
  { text }: Understanding,
  { wished, leftOut = [] }: DialogState,
): WishedService[] | null {
  const [, words = ''] = WITH.exec(text) ?? [];
  if (words === '' || wished.length === 0) return null;
  const said = [...readMessage(words).concepts].filter((id) => !isWeakConcept(id));
  const back = leftOut.filter(
    ({ service }) =>
      said.some((id) => readSense(service).concepts.has(id)) &&
      !wished.some((one) => one.service === service),
  );
  return back.length === 1 ? [...wished, ...back] : null;
}

const WITH = /(?<!\p{L})(?:with(?: the)?|mit(?: der| dem)?|з|із|зі|с|со)\s+(\p{L}{4,}(?:\s\p{L}{4,})?)/iu;
