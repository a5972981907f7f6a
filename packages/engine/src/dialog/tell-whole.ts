import type { PriceRow } from '../facts.ts';
import { readMessage, readSense } from '../prices/index.ts';
import { BODY_PARTS } from '../prices/match/weigh-concept.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Context } from './context.ts';
import { type Draft, say } from './draft.ts';
import { askOwner } from './hand-over.ts';

/** "Polish just one door": a price for the whole car is told to be one, and the part is put to the studio. */
export function tellWholeOnly(
  draft: Draft,
  rows: readonly PriceRow[],
  message: Understanding,
  context: Context,
): void {
  const parts = [...readMessage(message.rest).concepts].filter((id) => BODY_PARTS.has(id) || id === 'door');
  // Where the damage is tells no part that alone is to be done.
  const isTold =
    message.acts.has('tell.condition') && !message.intents.has('only') && !ONE_PART.test(message.text);
  if (parts.length === 0 || isTold) return;
  const isWhole = ({ service }: PriceRow) =>
    OF_PAINT.some((id) => readSense(service).concepts.has(id)) &&
    context.studio.rows.every((row) => row.service !== service || row.zone === null) &&
    !parts.some((id) => readSense(service).concepts.has(id));
  if (rows.length !== 1 || !rows.every(isWhole)) return;
  say(draft, 'wholeOnly');
  askOwner(draft, message, context, `part ${parts.join(' ')}`);
}

/** Jobs that are done to the paint of the whole car. */
const OF_PAINT = ['polish', 'ceramic', 'wax', 'coat'];

const ONE_PART =
  /(?<!\p{L})(?:one|single|just the|only the|eine[nr]?|einzelne[nrs]?|одн(?:у|ой|а|ої|ієї|і)|один)\s(?:\p{L}+\s)?(?:door|bonnet|hood|bumper|wing|fender|panel|roof|tür|haube|motorhaube|stoßstange|kotflügel|двер\p{L}*|капот\p{L}*|бампер\p{L}*|крил\p{L}*|крыл\p{L}*|дах\p{L}*|крыш\p{L}*)(?!\p{L})/iu;
