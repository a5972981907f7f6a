import { namedLines } from '../prices/index.ts';
import { wantsFurtherBooking } from '../understanding/further-booking.ts';
import type { Intent } from '../understanding/intents.data.ts';
import type { Understanding } from '../understanding/understand.ts';
import { keepsOwnCar, passOtherCarOn } from './basket/cars/keeps-own-car.ts';
import { withCounts } from './basket/count-pieces.ts';
import { withTwins } from './basket/twins.ts';
import { type ResolvedTime, resolveTime } from './booking/resolve-time.ts';
import type { Context } from './context.ts';
import type { Draft } from './draft.ts';
import { chooseCounts } from './order/counts/choose-counts.ts';
import { judgeMessage } from './order/judge-message.ts';
import { isCarConfirmed, learnCar, learnCarType } from './wish/learn-car.ts';
import { YES_FIRST } from './wish/list-words.data.ts';
import { untouched } from './wish/propose-wish.ts';
import type { WishReading } from './wish/read-wish.ts';

/** What a message brings for prices and bookings. */
export type News = {
  wish: WishReading;
  carChanged: boolean;
  time: ResolvedTime | null;
  wantsBooking: boolean;
  isAboutMoney: boolean;
};

export function readNews(draft: Draft, message: Understanding, context: Context, isAnswered: boolean): News {
  const { intents } = message;
  const isNaming = draft.state.asked?.kind === 'name' && message.name !== null;
  const isGoodsNamed = message.isWorkNamed || namedLines(message.rest, context.index).lines.length > 0;
  // "Tom, and no wheels after all": what is refused has been named.
  const isRefusing = message.denied.length > 0;
  const isOnlyNaming = isNaming && !isGoodsNamed && !message.isCarNamed && !isRefusing && !draft.ruled;
  const read = isOnlyNaming ? untouched(draft) : readOrder(draft, message, context);
  const isOfOtherCar = !read.isTouched && keepsOwnCar(draft.state, message);
  if (isOfOtherCar) passOtherCarOn(draft, message, context);
  // Whose the words are was heard already where a message speaks of several cars.
  const isToLearn = !isOnlyNaming && read.isByCar !== true && !isOfOtherCar;
  const isCarLearnt = isToLearn && (learnCar(draft, message, context) || isCarConfirmed(draft, message));
  const isTypeLearnt = isToLearn && read.isAnswer !== true && learnCarType(draft, message, context);
  const carChanged = isCarLearnt || isTypeLearnt;
  const wish = isTypeLearnt ? { ...read, carType: draft.state.carType } : read;
  // "How long are you open today?" names a day and wants no booking.
  const isAboutHours = intents.has('hours') && isAnswered && !wish.isTouched && !intents.has('book');
  return {
    wish,
    carChanged,
    time: isAboutHours || isFigureOnly(wish, message) ? null : resolveTime(message, draft.state, context),
    wantsBooking:
      intents.has('book') ||
      (draft.state.booked != null && wantsFurtherBooking(message.text)) ||
      (intents.has('free') && !isAboutHours) ||
      // "Да не крышу, зеркала" agrees to nothing.
      (wish.takenOut === undefined && saysYesToBooking(draft, message)),
    isAboutMoney:
      intents.has('price') ||
      intents.has('services') ||
      (intents.has('together') && draft.state.wished.length > 0),
  };
}

/** What is wanted after the message, and how often each of it. */
function readOrder(draft: Draft, message: Understanding, context: Context): WishReading {
  const { state } = draft;
  const { proposed, revised, state: after } = judgeMessage(state, message, context);
  draft.state = after;
  // "The second one": of the orders that were put one is taken as it was put.
  if (state.asked?.kind === 'order' && revised.isAnswer && message.ordinal !== null) return revised;
  if (draft.ruled) {
    const counted = withCounts(draft.ruled, message, { state, context });
    return chooseCounts(counted, message, { state, context });
  }
  const counted =
    revised.wished === proposed.wished ? revised : withCounts(revised, message, { state, context });
  return withTwins(chooseCounts(counted, message, { state, context }), draft);
}

/** The three of "one year or three" is no hour, and neither is a "three" that answers it. */
function isFigureOnly({ isAnswer }: WishReading, { times, text, intents }: Understanding): boolean {
  const isChoosing = isAnswer === true || intents.has('difference') || EITHER.test(text);
  return isChoosing && times.reading?.isDayNamed === false && !/(?<![\p{L}\d])\d/u.test(text);
}

const EITHER = /(?<!\p{L})(?:or|oder|або|чи|или|либо)(?!\p{L})/iu;

const NOT_A_YES = ['no', 'bye', 'only', 'price', 'duration', 'cheaper', 'difference'] as const;

function saysYesToBooking({ state }: Draft, { intents, text, topics, questions }: Understanding): boolean {
  // "Ok. Is there a guarantee on that?" has heard the price and asks on.
  if (topics.length + questions.length > 0 && !YES_FIRST.test(text)) return false;
  // "Ok, thanks" ends the talk politely.
  const isClosing = intents.has('ack') && intents.has('thanks');
  // "Yes, and how long does it take?" agrees and asks.
  const isAsking = (intent: Intent) => intent === 'duration' && YES_FIRST.test(text);
  return (
    state.asked?.kind === 'booking' &&
    intents.has('yes') &&
    NOT_A_YES.every((intent) => !intents.has(intent) || isAsking(intent)) &&
    !isClosing
  );
}
