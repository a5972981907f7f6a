import type { DialogState } from '../../dialog-state.ts';
import { jobsIn, namedLines, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { orderIn } from '../booking/sum-up-anew.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft } from '../draft.ts';
import { isVoid } from '../moves/join-drafts.ts';
import { planIn } from '../moves/plan-in.ts';
import { IF } from '../offers/what-if-words.data.ts';
import { aloneWith } from './alone-with.ts';
import { answerAsides } from './answer-asides.ts';
import { asideIn } from './aside-in.ts';
import { ADDING, COMPARING, JUST_ASKING, ONLY_HEARD, TOLD_TO_ADD } from './aside-words.data.ts';
import { isAnswered, isLost } from './is-lost.ts';
import { type AsideQuestion, coreOf, isStanding, type Piece, partQuestions } from './part-questions.ts';

export type Turn = {
  text: string;
  /** What is remembered, in the language of the message. */
  state: DialogState;
  context: Context;
  /** What becomes of a message without questions beside the order. */
  take: (text: string) => Draft;
  /** Words as they are heard after what is remembered. */
  hear: (said: string, state: DialogState) => Understanding | null;
};

/** The one place where questions beside an order are told from what is ordered: they change nothing and get their answer. */
export function takeAsides(turn: Turn): Draft {
  const draft = turn.state.wished.length === 0 ? turn.take(turn.text) : takeApart(turn);
  const { beside: _, ...rest } = draft.state;
  // Only what was asked about last is meant by "then take that", and nothing that was only to be compared.
  const isFresh = rest.priced !== turn.state.priced && rest.priced !== undefined;
  if (isFresh && COMPARING.test(turn.text)) {
    const { priced: __, ...known } = rest;
    return { ...draft, state: known };
  }
  return { ...draft, state: isFresh ? { ...rest, beside: rest.priced } : rest };
}

/** Prices that are asked beside the order are told for themselves; of the rest, what the reply would not answer. */
function takeApart(turn: Turn): Draft {
  const { text, context, take } = turn;
  const pieces = partedBy(turn);
  const asides = pieces.flatMap(({ aside }) => aside ?? []);
  if (asides.length === 0) return take(text);
  const prices = asides.filter(({ lines }) => lines.length > 0);
  const others = asides.filter(({ lines }) => lines.length === 0);
  const priced = prices.length > 0 ? coreOf(pieces, ({ lines }) => lines.length > 0) : text;
  const isKept =
    prices.length > 0 &&
    (wantsWhatIsAsked(priced, context) || isTakenAsSupposed(pieces, turn) || isForNextVisit(prices, turn));
  const apart = isKept ? [] : prices;
  const heard = isKept ? text : priced;
  const whole = heard === text ? take(text) : takeCore(heard, turn);
  if (whole.wantsPerson) return heard === text ? whole : take(text);
  const misheard = others.filter((one) => {
    const core = coreOf(pieces, (aside) => aside === one || apart.includes(aside));
    return !isAnswered(one, whole) && isMisheard(whole, takeCore(core, turn), turn, core);
  });
  const left = asides.filter((one) => apart.includes(one) || misheard.includes(one));
  if (left.length === 0) return whole;
  const core = coreOf(pieces, (aside) => left.includes(aside));
  const draft = misheard.length === 0 ? whole : takeCore(core, turn);
  answerAsides(draft, left, { context, text });
  return draft;
}

/** "And if I took the roof too?": the order as it would be is put to the client. */
function isTakenAsSupposed(pieces: readonly Piece[], { text, take }: Turn): boolean {
  if (!pieces.some(({ aside }) => aside?.isSupposed)) return false;
  return take(text).acts.some(({ key }) => key === 'whatIf');
}

/** After a booking, another car is the next one that may come, where it was heard what it gets. */
function isForNextVisit(prices: readonly AsideQuestion[], { text, state, take }: Turn): boolean {
  if (!state.booked || JUST_ASKING.test(text)) return false;
  const asked = new Set(prices.flatMap(({ lines }) => lines.map(({ service }) => service)));
  const { wished } = take(text).state;
  const isAll = wished.length > 0 && wished.every(({ service }) => asked.has(service));
  return isAll && wished.length === prices.flatMap(({ lines }) => lines).length;
}

/** "What is the glass clean? I want that added": what is asked about is wanted in the same breath. */
function wantsWhatIsAsked(core: string, { index }: Context): boolean {
  if (!ADDING.test(core) && !TOLD_TO_ADD.test(core)) return false;
  return jobsIn(readMessage(core)).length === 0 && namedLines(core, index).lines.length === 0;
}

/** What is left says nothing to the matter: the question was all. */
function takeCore(core: string, { state, take }: Turn): Draft {
  const idle = newDraft({ ...state, turns: state.turns + 1 });
  if (core === '' || ONLY_HEARD.test(core)) return idle;
  const draft = take(core);
  return isVoid(draft, planIn(draft.state) !== planIn(state)) ? idle : draft;
}

/** The question was taken for an order, kept something from being done, or was not heard at all. */
function isMisheard(whole: Draft, left: Draft, { state }: Turn, core: string): boolean {
  if (left.wantsPerson) return false;
  const isCarLearned = whole.state.carType !== left.state.carType || whole.state.car !== left.state.car;
  const isAll = core === '' || ONLY_HEARD.test(core);
  const isOpen = !isStanding(state) || (state.asked !== null && CHOOSING.has(state.asked.kind));
  if (isAll && isVoid(whole, planIn(whole.state) !== planIn(state))) return true;
  if (isAll) return !isCarLearned && !isOpen && orderIn(whole.state) !== orderIn(state);
  if (!isCarLearned && !isOpen && planIn(whole.state) !== planIn(left.state)) return true;
  return planIn(whole.state) === planIn(left.state) && isLost(whole, left);
}

/** While something is still to be chosen, a question may well be the choice. */
const CHOOSING: ReadonlySet<string> = new Set(['service', 'zone', 'material', 'carType', 'order']);

function partedBy({ text, state, context, hear }: Turn): Piece[] {
  const alone = aloneWith(state);
  return partQuestions(text, {
    asideIn: (said, isOnlyAsked) => {
      const message = hear(said, alone);
      return message && asideIn(said, message, { state, context, isOnlyAsked });
    },
    isOfItsOwn: (said) => {
      const message = hear(said, state);
      return message !== null && isOfItsOwn(message, context);
    },
  });
}

/** A yes, a name, a number or a time, and no goods. */
function isOfItsOwn(message: Understanding, { index }: Context): boolean {
  const { intents, name, phone, times, car, text } = message;
  const isOfGoods = jobsIn(readMessage(text)).length > 0 || namedLines(text, index).lines.length > 0;
  if (car !== null || isOfGoods || IF.test(text)) return false;
  const isSaid = name !== null || phone !== null || times.reading !== null;
  return isSaid || (['yes', 'ack', 'no', 'thanks', 'book', 'greet'] as const).some((one) => intents.has(one));
}
