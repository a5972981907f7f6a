import type { PriceRow } from '../../facts.ts';
import { readMessage, readSense } from '../../prices/index.ts';
import { BODY_PARTS } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { askOwner } from '../contact/hand-over.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';

/** "Polish just one door": a price for the whole car is told to be one, and the part is put to the studio. */
export function tellWholeOnly(
  draft: Draft,
  rows: readonly PriceRow[],
  message: Understanding,
  context: Context,
): void {
  const said = [...readMessage(message.rest).concepts];
  const parts = said.filter((id) => BODY_PARTS.has(id) || id === 'door');
  const inside = said.filter((id) => CABIN_PARTS.has(id));
  if (inside.length > 0 && message.intents.has('only'))
    tellCabinOnly(draft, rows, { parts: inside, message, context });
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

/** "Only the two front seats" of a list that has one price for the cabin. */
function tellCabinOnly(
  draft: Draft,
  rows: readonly PriceRow[],
  { parts, message, context }: { parts: readonly string[]; message: Understanding; context: Context },
): void {
  const isOfCabin = ({ service }: PriceRow) => {
    const { concepts } = readSense(service);
    const isCleaning = ['clean', 'interior', 'detail'].some((id) => concepts.has(id));
    return isCleaning && !parts.some((id) => concepts.has(id));
  };
  const hasZones = rows.some(({ service }) =>
    context.studio.rows.some((row) => row.service === service && row.zone !== null),
  );
  if (rows.length !== 1 || hasZones || !rows.every(isOfCabin)) return;
  say(draft, 'wholeOnly');
  askOwner(draft, message, context, `part ${parts.join(' ')}`);
}

const CABIN_PARTS: ReadonlySet<string> = new Set(['seats', 'ceiling', 'floor', 'dashboard', 'trunk']);

/** Jobs that are done to the paint of the whole car. */
const OF_PAINT = ['polish', 'ceramic', 'wax', 'coat'];

const ONE_PART =
  /(?<!\p{L})(?:one|single|just the|only the|eine[nr]?|einzelne[nrs]?|одн(?:у|ой|а|ої|ієї|і)|один)\s(?:\p{L}+\s)?(?:door|bonnet|hood|bumper|wing|fender|panel|roof|tür|haube|motorhaube|stoßstange|kotflügel|двер\p{L}*|капот\p{L}*|бампер\p{L}*|крил\p{L}*|крыл\p{L}*|дах\p{L}*|крыш\p{L}*)(?!\p{L})/iu;
