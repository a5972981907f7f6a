import { readMessage } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import type { News } from '../read-news.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { vocabularyOf } from '../wish/touched-dimensions.ts';

/** "And do you vacuum the boot?": the wish is spoken of again with a part of the car that the list says nothing of. */
export function asksOfPart(draft: Draft, message: Understanding, news: News, context: Context): boolean {
  const { wish, time, wantsBooking, isAboutMoney } = news;
  const rows = settledRows(draft, context);
  const isSame = rows?.every(({ id }) => draft.state.shownRowIds.includes(id));
  if (!isSame || time || wantsBooking || isAboutMoney || wish.isAnswer) return false;
  const services = context.index.services.filter(({ service }) =>
    wish.wished.some((one) => one.service === service),
  );
  const known = vocabularyOf(services);
  const isOther = (id: string) => kindOfConcept(id) === 'object' && !isWeakConcept(id) && !known.has(id);
  return message.text.includes('?') && [...readMessage(message.rest).concepts].some(isOther);
}
