import { quoteSchema } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import type { Answer } from '../assistant/index.ts';
import { noteNumber, notePlate } from '../calendar/index.ts';
import { askPriceAgain } from './ask-price-again.ts';
import { carryOutEffects, type Scene } from './carry-out-effects.ts';
import {
  insertMessages,
  type StoredConversation,
  type StoredMessage,
  updateConversation,
} from './conversations.store.ts';
import type { MessageExtras } from './conversations.table.ts';
import { contactAfter, newContact } from './domain/new-contact.ts';
import { newPlate } from './domain/new-plate.ts';
import { upsellStep } from './domain/upsell-step.ts';
import { fileUnclear } from './inbox/file-unclear.ts';
import { passContactOn } from './pass-contact-on.ts';
import { passPhotosOn } from './photos/pass-photos-on.ts';
import { presentBooking } from './present-booking.ts';
import type { TalkDeps } from './talk-deps.ts';
import { tellStudio } from './tell-studio.ts';
import { phaseClock } from './turn-watch.ts';

export type Committed = { replies: StoredMessage[] } & Pick<StoredConversation, 'state' | 'language'>;

type Answered = Scene & {
  text: string;
  /** How many photos came with what is answered. */
  photos: number;
};

/** Writes an answer together with everything that makes it true. */
export async function commitAnswer(
  tx: Database,
  deps: TalkDeps,
  scene: Answered,
  wanted: Answer,
): Promise<Committed> {
  const { channel } = scene.conversation;
  const { time } = phaseClock(deps.turnWatch, channel);
  const committed = await time('write', () => write(tx, deps, scene, wanted));
  deps.turnWatch?.answered(channel, wanted.reason);
  return committed;
}

async function write(tx: Database, deps: TalkDeps, scene: Answered, wanted: Answer): Promise<Committed> {
  const { bot, conversation, facts, answersSeq, text, photos: count } = scene;
  const { partner } = facts;
  const again = await askPriceAgain(tx, conversation, wanted);
  const { answer: said, booking } = again
    ? { answer: again, booking: null }
    : await carryOutEffects(tx, deps, scene, wanted);
  const answer = await passPhotosOn(tx, deps, { partner, bot, conversation, count, text }, said);
  await takePlate(tx, deps, conversation, answer);
  const seq = conversation.lastSeq + 1;
  const replies = await insertMessages(tx, [
    {
      partnerId: conversation.partnerId,
      conversationId: conversation.id,
      seq,
      author: 'bot',
      text: answer.reply.text,
      answersSeq,
      createdAt: deps.now(),
      extras: {
        ...extrasOf(answer),
        ...(booking && { booking: presentBooking(deps.box, booking, answer.language) }),
      },
      reason: {
        ...answer.reason,
        listVersion: facts.listVersion,
        upsell: upsellStep(conversation.dialogState, answer.state, answer.reason.acts),
      },
    },
  ]);
  const contact = contactAfter(conversation, answer.state);
  if (!conversation.isPreview) {
    const news = { partner, bot, conversation, text, contact };
    if (newContact(conversation, answer.state)) {
      await passContactOn(tx, deps, news, answer.effects);
      await takeNumber(tx, deps, conversation, contact.clientPhone);
    }
    await tellStudio(tx, deps, { ...news, effects: answer.effects, booking });
    await fileUnclear(tx, conversation, answer, { text, contact, now: deps.now() });
  }
  const state = answer.wantsPerson ? 'waiting' : conversation.state;
  await updateConversation(tx, conversation, {
    state,
    waitingSince: state === 'waiting' ? (conversation.waitingSince ?? deps.now()) : null,
    language: answer.language,
    dialogState: answer.state,
    lastSeq: seq,
    lastClientMessageAt: conversation.lastClientMessageAt,
    isOverLimit: conversation.isOverLimit,
    lastManagerAt: conversation.lastManagerAt,
    pendingSeq: null,
    answeringUntil: null,
    ...contact,
  });
  await deps.deliver?.(tx, conversation);
  return { replies, state, language: answer.language };
}

async function takeNumber(
  tx: Database,
  { now }: TalkDeps,
  { partnerId, id: conversationId }: StoredConversation,
  phone: string,
): Promise<void> {
  if (phone !== '') await noteNumber(tx, { partnerId, conversationId, phone, now: now() });
}

async function takePlate(
  tx: Database,
  { now }: TalkDeps,
  { partnerId, id: conversationId, dialogState, isPreview }: StoredConversation,
  { state }: Answer,
): Promise<void> {
  const plate = newPlate(dialogState, state);
  if (plate !== null && !isPreview) await notePlate(tx, { partnerId, conversationId, plate, now: now() });
}

export function extrasOf({ reply }: Answer): MessageExtras {
  return {
    ...(reply.choices?.length && { choices: reply.choices }),
    ...(reply.quote !== undefined && { quote: quoteSchema.parse(reply.quote) }),
  };
}
