import { type CalendarEvent, type Language, quoteSchema } from '@glossa/contracts';
import { afterRefusal, classNameIn, type Effect, normaliseLanguage } from '@glossa/engine';
import type { Database } from '../../db/database.ts';
import { type Answer, presentTurn } from '../assistant/index.ts';
import type { StoredBot } from '../bots/index.ts';
import { bookSlot, cancelBooking, holdSlot, noteClientWord, rescheduleBooking } from '../calendar/index.ts';
import type { StoredConversation } from './conversations.store.ts';
import { refusalWords } from './domain/refusal-words.data.ts';
import { type GatheredFacts, gatherFacts } from './gather-facts.ts';
import type { TalkDeps } from './talk-deps.ts';

export type Scene = {
  bot: StoredBot;
  conversation: StoredConversation;
  facts: GatheredFacts;
  /** The client's message that is answered; it also names the booking, so that a repeat books nothing new. */
  answersSeq: number;
};

export type CarriedOut = { answer: Answer; booking: CalendarEvent | null };

type Outcome =
  | { ok: true; booking: CalendarEvent | null }
  | { ok: false; words: keyof typeof refusalWords | 'otherTimes' };

const mostTries = 3;

/**
 * Does what makes the reply true, in the transaction that stores it. A time that went to somebody else turns the
 * reply into other times; what no other time would mend goes to a person.
 */
export async function carryOutEffects(
  tx: Database,
  deps: TalkDeps,
  scene: Scene,
  answer: Answer,
): Promise<CarriedOut> {
  if (scene.conversation.isPreview) return { answer: asPreview(answer), booking: null };
  let current = answer;
  let booking: CalendarEvent | null = null;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const refused = await firstRefusal(tx, deps, scene, current, (made) => {
      booking = made;
    });
    if (!refused) return { answer: current, booking };
    if (refused.words !== 'otherTimes') return { answer: callPerson(current, refused.words), booking: null };
    current = await offerOthers(tx, deps, scene, { current, refused: refused.effect });
  }
  return { answer: callPerson(current, 'gone'), booking: null };
}

async function firstRefusal(
  tx: Database,
  deps: TalkDeps,
  scene: Scene,
  { effects, language }: Answer,
  onBooked: (booking: CalendarEvent | null) => void,
) {
  for (const effect of effects) {
    const outcome = await carryOut(tx, deps, { ...scene, language }, effect);
    if (!outcome.ok) return { effect, words: outcome.words };
    if (outcome.booking) onBooked(outcome.booking);
  }
  return null;
}

async function carryOut(
  tx: Database,
  deps: TalkDeps,
  { conversation, facts, answersSeq, language }: Scene & { language: Language },
  effect: Effect,
): Promise<Outcome> {
  const { partner, listVersion } = facts;
  const place = { partnerId: partner.id, conversationId: conversation.id };
  const base = { ...place, now: deps.now(), rules: partner.config };
  switch (effect.kind) {
    case 'hold': {
      const held = await holdSlot(tx, { ...base, bayId: effect.bayId, start: effect.start, end: effect.end });
      return held.ok ? done : { ok: false, words: 'otherTimes' };
    }
    case 'book': {
      const { kind: _, quote, customerPhone, ...wanted } = effect;
      const booked = await bookSlot(tx, {
        ...base,
        ...wanted,
        car: inStudiosWords(wanted.car, facts.turn.studio),
        // A messenger may know the number though the client never said it.
        customerPhone: customerPhone ?? conversation.clientPhone,
        language,
        quote: quote && quoteSchema.parse(quote),
        listVersion,
        bookingKey: `${conversation.id}:${answersSeq}`,
        isKnownSender: conversation.channel !== 'web',
        addressKey: deps.addressKey,
      });
      if (booked.ok) return { ok: true, booking: booked.event };
      return { ok: false, words: booked.reason === 'too_many' ? 'tooMany' : 'otherTimes' };
    }
    case 'reschedule': {
      const { bookingId: eventId, bayId, start, end } = effect;
      const moved = await rescheduleBooking(tx, { ...base, eventId, bayId, start, end });
      if (moved.ok) return { ok: true, booking: moved.event };
      if (moved.reason === 'too_late') return { ok: false, words: 'tooLate' };
      return { ok: false, words: moved.reason === 'not_found' ? 'gone' : 'otherTimes' };
    }
    case 'cancel': {
      const cancelled = await cancelBooking(tx, { ...base, eventId: effect.bookingId });
      if (cancelled.ok) return { ok: true, booking: cancelled.event };
      return { ok: false, words: cancelled.reason === 'too_late' ? 'tooLate' : 'gone' };
    }
    case 'arrival': {
      const { bookingId: eventId, word, minutes } = effect;
      await noteClientWord(tx, { ...place, eventId, word: { kind: word, minutes } });
      return done;
    }
    case 'handoff':
    case 'lead':
      return done;
  }
}

const done: Outcome = { ok: true, booking: null };

/** A body class the list does not name was heard in the client's language. The calendar is read by the studio. */
function inStudiosWords(car: BookedCar, { rows, botLanguage }: GatheredFacts['turn']['studio']): BookedCar {
  const language = normaliseLanguage(botLanguage);
  if (!car || language === null || rows.some(({ carType }) => carType === car.type)) return car;
  return { ...car, type: classNameIn(car.type, language) };
}

type BookedCar = Extract<Effect, { kind: 'book' }>['car'];

async function offerOthers(
  tx: Database,
  deps: TalkDeps,
  scene: Scene,
  { current, refused }: { current: Answer; refused: Effect },
): Promise<Answer> {
  const { bot, conversation, facts } = scene;
  const { turn } = await gatherFacts(tx, deps, { bot, conversation, partner: facts.partner });
  const { studio, calendar, now } = turn;
  if (!current.state) return callPerson(current, 'gone');
  const other = presentTurn(afterRefusal({ state: current.state, studio, calendar, now, refused }));
  return { ...other, reason: { ...other.reason, engine: current.reason.engine } };
}

function callPerson(answer: Answer, words: keyof typeof refusalWords): Answer {
  const text = refusalWords[words][answer.language];
  return {
    ...answer,
    reply: { text },
    wantsPerson: true,
    effects: [{ kind: 'handoff', reason: 'asked', summary: text }],
    reason: { ...answer.reason, acts: [`refused:${words}`] },
  };
}

/** The owner tries the bot out: everything is said as it would be, nothing is written. */
function asPreview(answer: Answer): Answer {
  const writes = answer.effects.some(
    ({ kind }) => kind === 'book' || kind === 'reschedule' || kind === 'cancel',
  );
  if (!writes) return answer;
  const text = `${answer.reply.text}\n${refusalWords.preview[answer.language]}`;
  return { ...answer, reply: { ...answer.reply, text } };
}
