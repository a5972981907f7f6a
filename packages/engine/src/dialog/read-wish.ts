import type { DialogState, WishedService } from '../dialog-state.ts';
import { type IndexedService, matchServices, narrowRows, readMessage } from '../prices/index.ts';
import type { Understanding } from '../understanding/understand.ts';
import { growWish, leaveInWish, wishFor } from './change-wish.ts';
import { chooseCandidate } from './choose-candidate.ts';
import type { Context } from './context.ts';
import { matchApart } from './match-apart.ts';
import { namesUnknownJob } from './names-unknown-job.ts';
import { readWishAnswer } from './read-wish-answer.ts';
import { isRefinement, namesAnother, refine } from './refine-wish.ts';

/** What a message changes in what the client wants done. */
export type WishReading = {
  wished: WishedService[];
  carType: string | null;
  /** The message speaks of services, parts or materials. */
  isTouched: boolean;
  /** Services that all fit the words, to be asked about. */
  open: readonly IndexedService[];
  /** Something is wanted that the list doesn't have. */
  isUnknown: boolean;
  /** A part of a list of wishes is not on the price list. */
  isPartUnknown: boolean;
};

export function readWish(message: Understanding, state: DialogState, context: Context): WishReading {
  const same: WishReading = {
    wished: state.wished,
    carType: state.carType,
    isTouched: false,
    open: [],
    isUnknown: false,
    isPartUnknown: false,
  };
  const answered = readWishAnswer(message, state, context);
  if (answered) return { ...same, ...answered, isTouched: true };
  const sense = readMessage(message.rest);
  const current = context.index.services.filter((one) =>
    state.wished.some(({ service }) => service === one.service),
  );
  const grown = growWish(message, sense, state);
  if (grown) return { ...same, wished: grown, isTouched: true };
  const part = leaveInWish(message, sense, state, context);
  if (part) return { ...same, wished: part, isTouched: true };
  if (isRefinement(sense, current) && !namesAnother(sense, current, context)) {
    const wished = state.wished.map((one) => refine(one, message.rest, sense, context));
    return { ...same, wished, isTouched: wished.some((one, at) => one !== state.wished[at]) };
  }
  const { found: apart, isPartUnknown } = matchApart(message.rest, context);
  const matches = matchServices(sense, context.index).matches.map((match) =>
    chooseCandidate(match.candidates, message),
  );
  const open = matches.find((candidates) => candidates.length > 1) ?? [];
  const named = matches
    .flatMap((candidates) => (candidates.length === 1 ? candidates : []))
    .map(({ service }) => service);
  const fresh = named.map((service) => wishOf(service, message.rest, apart, context));
  if (apart.length > named.length + (open.length > 0 ? 1 : 0))
    return { ...same, wished: joined(apart, message, state), isTouched: true, isPartUnknown };
  if (named.length > 0 || open.length > 0)
    return { ...same, wished: joined(fresh, message, state), isTouched: true, open, isPartUnknown };
  return { ...same, isUnknown: namesUnknownJob(message, sense) };
}

/** The whole message tells of a wish, unless another wish of it makes no sense of this one; then its own part does. */
function wishOf(
  service: string,
  said: string,
  apart: readonly WishedService[],
  { index }: Context,
): WishedService {
  const whole = wishFor(service, said);
  const own = apart.find((one) => one.service === service);
  const indexed = index.services.find((one) => one.service === service);
  if (!own || !indexed) return whole;
  const isGap = (text: string) => narrowRows(indexed, { said: readMessage(text), car: null }).kind === 'gap';
  return isGap(said) && !isGap(own.said) ? own : whole;
}

/** New services stand in for the old ones unless the client adds them. */
function joined(
  fresh: readonly WishedService[],
  message: Understanding,
  state: DialogState,
): WishedService[] {
  const isAdded =
    (message.intents.has('add') && !message.intents.has('instead')) || message.intents.has('together');
  const kept = state.wished.filter((one) => !fresh.some(({ service }) => service === one.service));
  return [...(isAdded ? kept : []), ...fresh];
}
