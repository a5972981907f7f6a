import { buildQuotes, findCodes, isOfDays, type Offer, rulesToTell } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { offerOf } from '../../visit-offer.ts';
import { localDay } from '../../wording/format-when.ts';
import type { Act } from '../act.ts';
import { isOffer } from '../booking/is-offer.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { quote, settledRows } from '../wish/answer-wish.ts';
import { ASKS_DISCOUNTS, NAMES_CODE } from '../wish/code-words.data.ts';
import { readWish } from '../wish/read-wish.ts';
import { repeatQuestion } from './repeat-question.ts';

/**
 * Answers a code and the question for discounts from the owner's rules. False where there is none to tell of, and where
 * the message wants something besides, whose price follows.
 */
export function tellDiscounts(draft: Draft, message: Understanding, context: Context): boolean {
  const offer = offerOf(draft, context);
  if (!offer) return false;
  const known = findCodes(message.text, offer.rules);
  const isAsked = ASKS_DISCOUNTS.test(message.text) || isOffer(message, draft.state, context);
  if (known.length > 0) {
    const rules = offer.rules.filter(({ code }) => code !== null && known.includes(code.toUpperCase()));
    say(draft, 'codeTaken', { rules: { discounts: rules } });
    draft.state = { ...draft.state, told: [...draft.state.told, ...rules.map(markOf)].slice(-30) };
  } else if (NAMES_CODE.test(message.text)) say(draft, 'codeUnknown');
  else if (!isAsked || message.amounts.length > 0 || !tellAll(draft, offer, context)) return false;
  if (readWish(message, draft.state, context).isTouched) return false;
  const rows = settledRows(draft, context);
  if (rows) quote(draft, rows);
  repeatQuestion(draft, context);
  return true;
}

function tellAll(draft: Draft, offer: Offer, { now, studio }: Context): boolean {
  const rules = rulesToTell(offer, localDay(now, studio.timezone)).slice(0, MOST_TOLD);
  if (rules.length > 0) say(draft, 'discountsAre', { rules: { discounts: rules } });
  return rules.length > 0;
}

/** A price is told with why it is less than the list's, and with what would make it less: each rule once in a talk. */
export function noteDiscounts(draft: Draft, context: Context): void {
  const at = draft.acts.findLastIndex(({ key }) => PRICED.has(key));
  const offer = offerOf(draft, context);
  if (at < 0 || !offer || draft.acts.some(({ key }) => key === 'discountsAre')) return;
  const isNew = (rule: Offer['rules'][number]) => !draft.state.told.includes(markOf(rule));
  const used = buildQuotes(draft.quoted, offer).flatMap(({ discounts = [] }) => discounts);
  const taken = offer.rules.filter((rule) => used.some(({ ruleId }) => ruleId === rule.id)).filter(isNew);
  const isQuote = draft.acts.some(({ key }) => QUOTES.has(key));
  const offered = isQuote ? withinReach(draft, offer, context).filter(isNew).slice(0, MOST_OFFERED) : [];
  const notes: Act[] = [
    ...(taken.length > 0 ? [{ key: 'discountTaken', values: { rules: { discounts: taken } } } as const] : []),
    ...(offered.length > 0
      ? [{ key: 'discountOffered', values: { rules: { discounts: offered } } } as const]
      : []),
  ];
  draft.acts.splice(at + 1, 0, ...notes);
  const told = [...draft.state.told, ...[...taken, ...offered].map(markOf)].slice(-30);
  draft.state = { ...draft.state, told };
}

/** What a day of the week, a period or one service more would give for what is quoted. */
function withinReach({ quoted }: Draft, offer: Offer, { now, studio }: Context): Offer['rules'] {
  const services = new Set(quoted.map(({ service }) => service));
  return rulesToTell(offer, localDay(now, studio.timezone)).filter((rule) => {
    const isMeant = rule.services.length === 0 || rule.services.some((service) => services.has(service));
    const isWhole = rule.services.every((service) => services.has(service));
    return isMeant && ((isOfDays(rule) && offer.visit.day === null) || (rule.together && !isWhole));
  });
}

function markOf({ id }: { id: string }): string {
  return `discount:${id}`;
}

const MOST_TOLD = 6;
const MOST_OFFERED = 2;
const QUOTES: ReadonlySet<string> = new Set(['quoteOne', 'quoteMany', 'quoteAllCars']);
const PRICED: ReadonlySet<string> = new Set([...QUOTES, 'confirm', 'booked', 'bookingChanged']);
