import type { DialogState, WishedService } from '../../dialog-state.ts';
import {
  type IndexedService,
  jobsIn,
  type NamedLine,
  namedLines,
  namedVersions,
  readMessage,
} from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { joined } from '../wish/join-wish.ts';
import { LIST_WORDS } from '../wish/list-words.data.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { zonesApart } from '../wish/zones-apart.ts';
import { isMissed } from './edit-basket.ts';
import { nearWords } from './near-words.ts';

/** What the list itself calls so is wanted; the words beside it are read as ever and come on top. */
export function wishByListWords(
  message: Understanding,
  at: { state: DialogState; context: Context },
  readRest: (rest: string) => WishReading,
): Partial<WishReading> | null {
  const { state, context } = at;
  if (message.isEither || message.intents.has('difference')) return null;
  const found = namedLines(message.rest, context.index);
  const isNamed = found.lines.length > 0;
  const talkedOf = state.wished.map(({ service }) => service);
  const arePartsMeant = isMissed(message) || found.lines.length > 1;
  const versions = namedVersions(found.rest, context.index, { talkedOf, arePartsMeant }).filter(
    ({ service }) => isNamed || arePartsMeant || !namesOtherJob(message, service),
  );
  const others = versions.filter(({ service }) => !found.lines.some((line) => line.service === service));
  const lines = isNamed ? [...found.lines, ...others] : versions;
  const rest = !isNamed && versions.length > 0 ? '' : found.rest;
  if (lines.every((line) => isWished(line, state.wished))) {
    const isAll = lines.length > 0 && lines.every(({ zone, material }) => zone !== null || material !== null);
    return isAll && !namesMore(rest, lines, message.rest) ? { isNamedAgain: true } : null;
  }
  const fresh = onlyOnce(lines.flatMap((line) => wishesOf(line, context)));
  const further = namesMore(rest, lines, message.rest) ? readRest(rest) : null;
  const besides = (further?.wished ?? []).filter(
    (one) => !fresh.some(({ service }) => service === one.service),
  );
  // "Ceramic one year, not three": another version of a line takes its place and no other's.
  const neighbours = state.wished.filter(({ service }) => !fresh.some((one) => one.service === service));
  const isOfWish =
    besides.length === 0 &&
    !message.intents.has('only') &&
    fresh.every((one) => state.wished.some(({ service }) => service === one.service));
  return {
    wished: isOfWish ? [...neighbours, ...fresh] : joined([...fresh, ...besides], message, state, context),
    left: rest,
    ...(further && {
      open: further.open,
      isPartUnknown: further.isPartUnknown || further.isUnknown,
      ...(further.openLines && { openLines: further.openLines }),
    }),
  };
}

/** Something else is to be done: the words for a part or a damage are of that job. */
function namesOtherJob({ rest }: Understanding, { sense }: IndexedService): boolean {
  return jobsIn(readMessage(rest)).some((id) => !MENDING.has(id) && !sense.concepts.has(id));
}

const MENDING: ReadonlySet<string> = new Set(['repair', 'restore', 'dent']);

/** "A hand wash, washed by hand" is one job, and "a hand wash and a polish" are two. */
function namesMore(rest: string, lines: readonly NamedLine[], text: string): boolean {
  const pieces = text.split(LIST_WORDS);
  const isOf = (job: string) =>
    lines.some(({ service }) => service.sense.concepts.has(job) || isDoneTo(service, job, pieces));
  const sense = readMessage(rest);
  const told = [...jobsIn(sense), ...CONDITIONS.filter((id) => sense.concepts.has(id))];
  return told.some((job) => !isOf(job));
}

/** What is told of a car and has a price of its own. */
const CONDITIONS = ['pet_hair', 'odor'];

/** "Polish the headlights" of a list that calls the job by its part alone. */
function isDoneTo({ service, sense }: IndexedService, job: string, pieces: readonly string[]): boolean {
  if (jobsIn(sense).length > 0) return false;
  const own = splitWords(service);
  const named = pieces.filter((piece) => readMessage(piece).concepts.has(job));
  return named.every((piece) => splitWords(piece).some((word) => own.includes(word)));
}

/** "Film for the bonnet and the bumper" names two parts, though only one of them as the list does. */
function wishesOf(
  { service, zone, material, said, isSettled }: NamedLine,
  context: Context,
): WishedService[] {
  const open = { service: service.service, zone: null, material: null, said: nearWords(service, said) };
  const parts = zonesApart(open, context);
  if (parts.length > 1 || !isSettled) return parts;
  return [{ ...open, zone, material, said: '' }];
}

/** A name that is said twice is one wish. */
function onlyOnce(wished: readonly WishedService[]): WishedService[] {
  const keyOf = ({ service, zone, material }: WishedService) => JSON.stringify([service, zone, material]);
  return [...new Map(wished.map((one) => [keyOf(one), one])).values()];
}

/** It is in the wish already, and nothing else is said of it. */
function isWished({ service, zone, material }: NamedLine, wished: readonly WishedService[]): boolean {
  return wished.some(
    (one) =>
      one.service === service.service &&
      (zone === null || zone === one.zone) &&
      (material === null || material === one.material),
  );
}
