import { Temporal } from 'temporal-polyfill';
import type { DialogState } from '../../dialog-state.ts';
import { matchServices, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import { weekdayOf } from '../booking/find-slots.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft, say } from '../draft.ts';
import { judgeMessage } from '../order/judge-message.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { readWish } from '../wish/read-wish.ts';
import { asksFor } from './asks-for.ts';
import { owe } from './owed-duration.ts';
import { findScriptAnswer } from './script-answers.ts';
import { tellHowLong } from './tell-how-long.ts';
import { tintLawOf } from './tint-notice.ts';

/** Answers what a studio is asked besides prices. True when something was answered. */
export function answerQuestions(draft: Draft, message: Understanding, context: Context): boolean {
  const { intents } = message;
  const { studio } = context;
  const before = draft.acts.length;
  if (intents.has('bot'))
    say(draft, 'iAmBot', { bot: words(studio.botName || 'Glossa'), studio: words(studio.name) });
  const script = findScriptAnswer(message.text, studio.exampleScript);
  if (script !== null) {
    say(draft, 'script', { answer: words(script) });
    if (message.acts.has('ask.duration')) answerLength(draft, message, context);
    return true;
  }
  if (intents.has('hours') && !intents.has('book')) sayHours(draft, message, context);
  const isPlaceAsked = intents.has('address') && asksFor('address', message.text);
  if (isPlaceAsked || namesOwnStreet(message.text, studio.address))
    say(draft, studio.address.trim() ? 'address' : 'unknownFact', { address: words(studio.address) });
  if (intents.has('studioPhone') && (studio.phone || studio.email))
    say(draft, 'contact', {
      contact: words([studio.phone, studio.email].filter((part) => part.trim() !== '').join(', ')),
    });
  // "How long is it guaranteed" asks for the warranty.
  if (intents.has('duration') && !intents.has('warranty')) answerLength(draft, message, context);
  if (intents.has('legal') && isOfGlass(draft, message)) sayLaw(draft, context);
  if (intents.has('speak')) say(draft, 'speaks');
  return draft.acts.length > before;
}

/** "Are you still on Mill Lane?": the studio's own street in a question. */
function namesOwnStreet(text: string, address: string): boolean {
  if (!text.includes('?')) return false;
  const [street = ''] = address.split(',');
  const names = splitWords(street).filter(
    (word) => word.length >= 6 && !/\d/.test(word) && !KINDS_OF_STREET.test(word),
  );
  return splitWords(text).some((word) => names.some((name) => isSameStem(name, word)));
}

/** "Is it street legal?" asks for no address. */
const KINDS_OF_STREET =
  /^(?:street|avenue|square|strasse|straße|вулиця|улица|проспект|шоссе|площа|площадь)$/u;

function sayHours(draft: Draft, { times }: Understanding, { opening }: Context) {
  if (!opening) return say(draft, 'unknownFact');
  const { reading } = times;
  if (!reading?.isDayNamed || (reading.end && reading.kind === 'date'))
    return say(draft, 'hours', { hours: { weekHours: true } });
  const date = Temporal.PlainDate.from(reading.start.slice(0, 10));
  const spans = opening.holidays.includes(date.toString()) ? [] : opening.hours[weekdayOf(date)];
  if (spans.length === 0) {
    say(draft, 'dayClosed', { day: { day: date.toString() } });
    return say(draft, 'hours', { hours: { weekHours: true } });
  }
  say(draft, 'dayHours', {
    day: { day: date.toString() },
    spans: words(spans.map((span) => span.join('–')).join(', ')),
  });
}

/** How long takes what is wanted, or what of it is named. */
export function answerLength(draft: Draft, message: Understanding, context: Context) {
  const { studio } = context;
  const asked = newDraft(withWish(draft.state, message, context));
  const all =
    settledRows(asked, context) ??
    asked.state.wished.flatMap(({ service }) => studio.rows.find((row) => row.service === service) ?? []);
  // "And the interior alone?": one of several is asked about.
  const named = matchServices(readMessage(message.rest), context.index).matches.flatMap(({ candidates }) =>
    candidates.map(({ service }) => service),
  );
  const some = all.filter(({ service }) => named.includes(service));
  // "How much is it all together, and how long will it take?"
  const rows = some.length > 0 && !message.intents.has('together') ? some : all;
  if (rows.length === 0) {
    owe(draft, 'duration');
    return say(draft, 'durationOfWhat');
  }
  tellHowLong(draft, rows, { message, context });
}

/** The wish as this message leaves it: "how much is a polish and how long does it take?" names its service itself. */
function withWish(state: DialogState, message: Understanding, context: Context): DialogState {
  // "It was smoked in. Will the smell go, and how long does it take?" adds nothing to what is wanted.
  const wish =
    state.wished.length > 0
      ? judgeMessage(state, message, context).revised
      : readWish(message, state, context);
  const wished = wish.isTouched && wish.open.length === 0 ? wish.wished : state.wished;
  return { ...state, wished, car: message.car ?? state.car };
}

/** An inspection is passed with headlights too: the law of films is told where films are spoken of. */
function isOfGlass({ state }: Draft, { text }: Understanding): boolean {
  const spoken = [text, ...state.wished.map(({ service }) => service)].map((words) => readMessage(words));
  const isOpen = state.wished.length === 0 && spoken.every(({ concepts }) => concepts.size === 0);
  return isOpen || spoken.some(({ concepts }) => GLASS.some((id) => concepts.has(id)));
}

const GLASS = ['tint', 'film', 'glass', 'windscreen', 'rear_window', 'dark'];

function sayLaw(draft: Draft, context: Context) {
  say(draft, tintLawOf(context) ?? 'unknownFact');
}
