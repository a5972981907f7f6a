import type { Understanding } from '../../understanding/understand.ts';
import { type Value, words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { rowsFor, servicesFor } from './services-for.ts';

/**
 * "A hand wash, and the scratches have to go": the wash is priced, and what the list has for the scratches is told
 * beside it. It is offered, never added to the sum. True where something was told.
 */
export function suggestBeside(
  draft: Draft,
  { text, denied, intents, amounts }: Pick<Understanding, 'text' | 'denied' | 'intents' | 'amounts'>,
  context: Context,
  isAsked = false,
): boolean {
  const { wished, told, booked } = draft.state;
  if (wished.length === 0 || (booked && !isAsked) || denied.length > 0) return false;
  // "No, one first chip and one further, that makes 1300" sets the sum right and describes nothing more.
  if (intents.has('no') && amounts.length > 0) return false;
  const services = servicesFor(text, context.index.services).filter(
    ({ service }) => !isTakenOut(service, draft),
  );
  const names = services.map(({ service }) => service);
  const key = `aim:${names.join()}`;
  const isMet = names.some((name) => wished.some(({ service }) => service === name));
  if (names.length === 0 || isMet || (told.includes(key) && !isAsked)) return false;
  draft.state = { ...draft.state, told: [...told, key] };
  const rows = rowsFor(services, draft, context);
  if (rows.length > 0) {
    draft.options = [...draft.options, ...rows];
    draft.told.push(...rows.map((row) => [row]));
    say(draft, 'suggestedBeside', { options: { options: rows, by: 'service' } });
  } else say(draft, 'suggestedBesideNames', { services: words(names.join(', ')) });
  return true;
}

/** "Take the stain thing off": what goes just now is not offered in the same breath. */
function isTakenOut(service: string, { acts, state }: Draft): boolean {
  const isGone = state.wished.every((one) => one.service !== service);
  return isGone && acts.some(({ key, values }) => key === 'takenOut' && holdsName(values?.parts, service));
}

function holdsName(parts: Value | undefined, service: string): boolean {
  return parts !== undefined && 'words' in parts && parts.words.includes(service);
}

/** "Have you got anything against dog smell as well?", said behind a booking, is told what the list has for it. */
export function suggestToBooked(draft: Draft, message: Understanding, context: Context): boolean {
  const { booked, isBooking, asked } = draft.state;
  const { topics, times, intents, text } = message;
  if (!booked || isBooking || asked !== null || times.reading !== null || intents.has('cancel')) return false;
  if (!ASKS_FOR_HELP.test(text) || topics.some(({ topic }) => !OF_NOTHING.has(topic))) return false;
  return suggestBeside(draft, message, context, true);
}

/** "Have you got anything against it?", "can you get that out as well?" */
const ASKS_FOR_HELP =
  /(?<!\p{L})(?:(?:anything|something) (?:\p{L}+ ){0,4}(?:against|for|about)|(?:was|etwas|irgendwas) (?:\p{L}+ ){0,3}(?:gegen|für)|(?:щось|шось|що-?небудь|щось таке) (?:\p{L}+ ){0,3}(?:проти|від|для)|что-?(?:то|нибудь) (?:\p{L}+ ){0,3}(?:против|от|для)|(?:get|take) (?:rid of|(?:that|it|them) (?:out|off))|wegbekommen|rausbekommen|прибрати|убрать)(?!\p{L})/iu;

const OF_NOTHING: ReadonlySet<string> = new Set(['other', 'advice', 'services', 'own']);
