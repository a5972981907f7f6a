import { type IndexedService, matchServices, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { answerQuestions } from '../answers/answer-questions.ts';
import { answerTopics } from '../answers/answer-topics.ts';
import { tellWholeOnly } from '../answers/tell-whole.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import { listed } from '../choice.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { showAll } from '../offers/overview.ts';
import { judgeMessage } from '../order/judge-message.ts';
import { answerWish } from '../wish/answer-wish.ts';
import { wishFor } from '../wish/change-wish.ts';
import { learnCar } from '../wish/learn-car.ts';
import { readWish } from '../wish/read-wish.ts';
import { ADVICE, AIMS } from './aims.data.ts';
import { rowsFor, servicesFor } from './services-for.ts';

/**
 * "There is dog hair everywhere, what would you suggest?": whoever tells what is wrong and names no job hears what the
 * list has for it. Nothing is decided for the client.
 */
export function suggest(draft: Draft, message: Understanding, context: Context): boolean {
  const { wished, booked } = draft.state;
  if (message.denied.length > 0) return false;
  if (wished.length > 0 || booked || namesWork(message, context) || OF_GLASS.test(message.text)) return false;
  const services = servicesFor(message.text, context.index.services);
  if (isSettled(draft, message, context) || isChosen(draft, message, context)) return false;
  if (services.length === 0) return asksForAdvice(message) && showAllFor(draft, message, context);
  answerBeside(draft, message, context);
  learnCar(draft, message, context);
  const [only, ...others] = services;
  if (only && others.length === 0) return quoteOnly(draft, only, message, context);
  const rows = rowsFor(services, draft, context);
  const names = services.map(({ service }) => service);
  if (rows.length > 0) {
    draft.options = rows;
    draft.state = { ...draft.state, shownRowIds: rows.map(({ id }) => id) };
    say(draft, 'suggested', { options: { options: rows, by: 'service' } });
  } else say(draft, 'suggestedNames', { services: words(names.join(', ')) });
  ask(draft, { kind: 'service', choices: [...listed(names), { key: 'person' }] });
  return true;
}

/** "The seats and the ceiling, I think. Will the ozone take the smell?": of what was suggested something is taken. */
function isChosen({ state }: Draft, message: Understanding, context: Context): boolean {
  if (state.asked?.kind !== 'service' || !message.acts.has('choose')) return false;
  const { revised } = judgeMessage(state, message, context);
  return revised.isTouched && revised.wished.length > 0;
}

/** "What would you do with it?" of nothing in particular: the studio's whole list is what there is to choose from. */
function asksForAdvice({ text, topics, works }: Understanding): boolean {
  const isOfGoods = works.length > 0 || namesGoods(text);
  return ADVICE.test(text) && !isOfGoods && topics.every(({ topic }) => topic === 'advice');
}

function showAllFor(draft: Draft, message: Understanding, context: Context): boolean {
  if (context.index.services.length < FEWEST_TO_SHOW) return false;
  answerQuestions(draft, { ...message, topics: [] }, context);
  learnCar(draft, message, context);
  return showAll(draft, context);
}

const FEWEST_TO_SHOW = 2;

/** Where one service is for it, its price is the answer. */
function quoteOnly(
  draft: Draft,
  { service }: IndexedService,
  message: Understanding,
  context: Context,
): true {
  const others = draft.state.wished.filter((one) => one.service !== service);
  draft.state = { ...draft.state, wished: [...others, wishFor(service, '')] };
  say(draft, 'suggestedOne', { service: words(service) });
  const rows = answerWish(draft, message, context, true);
  if (!rows) return true;
  tellWholeOnly(draft, rows, { ...message, acts: new Set() }, context);
  say(draft, 'inviteBooking');
  ask(draft, { kind: 'booking', choices: [{ key: 'book' }] });
  return true;
}

/** A job is named that the list has; "to protect the paint" is an aim and no job. */
function namesWork({ works }: Understanding, { index }: Context): boolean {
  return works.some(
    ({ named, said }) =>
      matchServices(readMessage(named), index).matches.length > 0 &&
      !AIMS.some(({ words: aim, isChoice }) => isChoice && aim.test(said)),
  );
}

/** A chip in a windscreen is a glazier's work. */
const OF_GLASS =
  /(?<!\p{L})(?:windscreen|windshield|frontscheibe|windschutzscheibe|лобов\p{L}*|стекл[оае]\p{L}*|скл[оаі])(?!\p{L})/iu;

/** The words name a job of the list already, and nobody asked which would be right. */
function isSettled(draft: Draft, message: Understanding, context: Context): boolean {
  if (message.acts.has('ask.advice') || message.acts.has('unsure') || ADVICE.test(message.text)) return false;
  const wish = readWish(message, { ...draft.state, wished: [], asked: null }, context);
  return wish.isTouched && (wish.wished.length > 0 || wish.open.length > 0);
}

function answerBeside(draft: Draft, message: Understanding, context: Context): void {
  const topics = message.topics.filter(({ topic }) => topic !== 'advice' && topic !== 'process');
  if (topics.length > 0) answerTopics(draft, { ...message, topics }, context);
  answerQuestions(draft, { ...message, topics: [] }, context);
}
