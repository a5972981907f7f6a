import type { DialogState, OpenLine, WishedService } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { Context } from '../../context.ts';
import { isTapped } from '../../wish/is-tapped.ts';
import { narrowWishes } from '../../wish/narrow-wish.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { asksOnly } from '../asked-beside.ts';
import { hearLines } from '../hear-lines.ts';
import { judgeLines } from '../judge-lines.ts';
import { isOfOtherScript, isOfSeveralCars } from '../left-to-rules.ts';
import type { Heard } from '../line-signs.ts';
import { linesOfWish } from '../lines-of-wish.ts';
import type { Line } from '../list-lines.ts';
import { areToldApart } from '../said-size.ts';
import { wishForLine } from '../wish-for-line.ts';
import { accountedFor } from './accounted-for.ts';
import { deniedIn } from './is-denied.ts';
import { jobOfOwnBreath } from './job-of-own-breath.ts';
import { type LeftJob, leftJob } from './left-jobs.ts';
import { isMissed, piecesOf, told } from './said-places.ts';

/**
 * Of two jobs in one message none is lost: what was named and is neither wanted, asked about, compared nor denied is
 * wanted too. What of it is still to be chosen is asked beside the rest.
 */
export function withLeftJobs(
  revised: WishReading,
  read: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WithLeftJobs {
  const same = { wish: revised, isFound: false };
  if (state.booked || isTapped(message.text, state.asked) || revised.compared || message.isEither)
    return same;
  if (isOfOtherScript(message, context) || isOfSeveralCars(read, message, state)) return same;
  if (read.isAnswer && splitWords(message.text).length <= SHORT_ANSWER) return same;
  const heard = hearLines(read, message, { state, context });
  const isRight = isMissed(heard);
  const isCurious = heard.words.turns.some((kinds) => kinds.has('curious'));
  if (isCurious || (!isRight && isTurning(message, heard))) return same;
  const judged = judgeLines(heard);
  let [wish, least] = [withoutOthersParts(revised, heard, { state, context }), 1];
  for (let round = 0; round < MOST; round++) {
    const accounted = accountedFor(wish, heard, { state, context });
    const left = leftJob({ heard, message, judged, accounted }) ?? jobOfOwnBreath(heard, message, accounted);
    if (!left) break;
    // What is only asked about while something else stands is no wish: its price is told.
    if (!isRight && heard.before.settled.size > 0 && isAsked(left, heard, message)) {
      if (asksOnly(message)) wish = withAsides(wish, left, heard);
      break;
    }
    // "Ozone, 40 minutes" is not the one of 20 as well.
    const own = wish.wished.flatMap((one) => linesOfWish(one, { state, context, list: heard.list }));
    if (left.lines.some((at) => own.some((other) => areToldApart(other, at, heard)))) break;
    const next = withLines(wish, left.lines, heard);
    if (next === wish) break;
    wish = next;
    least = Math.min(least, left.wanted);
  }
  // Whoever was not heard is not asked whether they said it.
  if (wish === revised || least >= SURE || isRight) return { wish, isFound: wish !== revised };
  // What may be meant is put to the client beside what is sure.
  const isSettled = [wish, revised].every((one) => isWhollySettled(one, { state, context }));
  return { wish: isSettled ? { ...wish, doubt: [wish.wished, revised.wished] } : wish, isFound: true };
}

/**
 * "The engine, and ozone": the ozone, which the list has one price for, is not refused for the engine that is another
 * job's.
 */
function withoutOthersParts(
  wish: WishReading,
  heard: Heard,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const { list, faced } = heard;
  const pieces = piecesOf(heard);
  // It is named in a breath of its own.
  const isApart = (at: number) =>
    pieces.some(
      (piece, place) =>
        told(at, place, heard) >= NAMED &&
        pieces.every(
          (other, beside) =>
            other !== piece ||
            [...faced.keys()].every(
              (line) => line === at || told(line, beside, heard) < told(at, place, heard),
            ),
        ),
    );
  const isOther = (one: WishedService) => {
    const own = list.lines.flatMap((line, at) => (line.service === one.service ? [{ line, at }] : []));
    const [only, ...others] = own;
    const [narrowed] = narrowWishes({ ...state, wished: [one] }, context);
    const isGap = narrowed?.found.kind === 'gap' && narrowed.found.dimension === 'zone';
    const isNamed = only && (faced.get(only.at)?.fit ?? 0) >= NAMED && isApart(only.at);
    return isGap && isNamed && others.length === 0 && only.line.zone === null && wish.wished.length > 1;
  };
  if (!wish.wished.some(isOther)) return wish;
  return { ...wish, wished: wish.wished.map((one) => (isOther(one) ? { ...one, said: '' } : one)) };
}

/** What is wanted with the jobs that were left out, if there are any. */
export type WithLeftJobs = { wish: WishReading; isFound: boolean };

function isWhollySettled(
  { wished, open, openLines = [] }: WishReading,
  { state, context }: { state: DialogState; context: Context },
): boolean {
  const narrowed = narrowWishes({ ...state, wished }, context);
  return (
    narrowed.length > 0 &&
    open.length + openLines.length === 0 &&
    narrowed.every(({ found }) => found.kind === 'row')
  );
}

function withAsides(wish: WishReading, { lines }: LeftJob, { list }: Heard): WishReading {
  const rows = lines.flatMap((at) => list.lines[at]?.rows ?? []);
  return wish.asides || wish.isTouched ? wish : { ...wish, asides: rows, isUnknown: false };
}

function isAsked({ places }: LeftJob, { words }: Heard, message: Understanding): boolean {
  return asksOnly(message) || places.every((place) => words.isAsked[words.stretch[place] ?? 0] === true);
}

/** Something is put in the place of another, or nothing but it is wanted. */
function isTurning(message: Understanding, heard: Heard): boolean {
  return deniedIn(message, heard).length > 0 || TURNING.some((intent) => message.intents.has(intent));
}

const TURNING = ['instead', 'only', 'no', 'difference', 'cheaper'] as const;

/** The one line that is meant, the versions of a service that are, or the few services it may be. */
function withLines(wish: WishReading, places: readonly number[], { list }: Heard): WishReading {
  const lines = places.flatMap((at) => list.lines[at] ?? []);
  const services = [...new Set(lines.map(({ service }) => service))];
  const [first] = lines;
  if (!first || services.length > MOST_SERVICES) return wish;
  const done = { isTouched: true, isUnknown: false, isJudged: true } as const;
  if (services.length > 1) return { ...wish, ...done, openLines: [...openOf(wish), { services, cars: [] }] };
  const one = lines.length === 1 ? wishForLine(first, list) : wishOfSome(lines, first);
  return { ...wish, ...done, wished: [...wish.wished, one] };
}

function wishOfSome(lines: readonly Line[], { service, zone, material }: Line): WishedService {
  const isShared = (dimension: 'zone' | 'material') =>
    lines.every((line) => line[dimension] === lines[0]?.[dimension]);
  return {
    service,
    zone: isShared('zone') ? zone : null,
    material: isShared('material') ? material : null,
    said: '',
  };
}

function openOf({ open, openLines }: WishReading): readonly OpenLine[] {
  return openLines ?? (open.length > 0 ? [{ services: open.map(({ service }) => service), cars: [] }] : []);
}

/** Nobody loses more of one message. */
const MOST = 3;
const MOST_SERVICES = 4;
const SURE = 0.3;
const NAMED = 0.5;
const SHORT_ANSWER = 3;
