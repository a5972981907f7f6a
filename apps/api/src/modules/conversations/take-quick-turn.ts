import type { Language, SendMessageAnswer } from '@glossa/contracts';
import { normaliseLanguage } from '@glossa/engine';
import type pg from 'pg';
import { runNamed } from '../../db/named-query.ts';
import { isChatLink } from '../bots/index.ts';
import type { TakenTime } from '../calendar/index.ts';
import { announce } from './announce.ts';
import { extrasOf } from './commit-answer.ts';
import type { StoredConversation } from './conversations.store.ts';
import { decideQuickly } from './decide-quickly.ts';
import { hashToken, newConversationToken } from './domain/conversation-token.ts';
import { isUnclear } from './domain/is-unclear.ts';
import { newContact } from './domain/new-contact.ts';
import { newPlate } from './domain/new-plate.ts';
import { asksForFirstVisit } from './domain/studio-facts.ts';
import { beginsDialog } from './domain/who-answers.ts';
import { rememberFirstAnswers } from './first-answers.ts';
import { rememberStudios, type Versions } from './known-studios.ts';
import { presentMessage } from './present-message.ts';
import { findTalkQuery } from './quick-turn.queries.ts';
import type { OnStored } from './take-client-turn.ts';
import type { TalkDeps } from './talk-deps.ts';
import { phaseClock } from './turn-watch.ts';
import { writeBeginning, writeTurn } from './write-quickly.ts';

/** A message for the live web bot behind a public link. */
export type QuickMessage = {
  chatLinkId: string;
  token: string | undefined;
  clientMessageId: string;
  text: string;
  /** The language the page is shown in, where the channel has a page. */
  language?: Language | undefined;
};

export type QuickTurn = (message: QuickMessage, onStored?: OnStored) => Promise<SendMessageAnswer | null>;

export type QuickTalk = Pick<
  StoredConversation,
  | 'id'
  | 'state'
  | 'language'
  | 'dialogState'
  | 'lastSeq'
  | 'isPreview'
  | 'isOverLimit'
  | 'pendingSeq'
  | 'clientName'
  | 'clientPhone'
  | 'clientEmail'
  | 'lastClientMessageAt'
>;
const nobodyKnown = { clientName: '', clientPhone: '', clientEmail: '' };
type Nobody = { [Key in keyof QuickTalk]: null };
type Found = Versions & { taken: TakenTime[]; isRepeat: boolean } & (QuickTalk | Nobody);

/**
 * The short way for what most turns are: the reply changes nothing but the talk. It reads in one statement, decides,
 * and writes in one more, which keeps nothing if anything was said meanwhile. Everything else gives null and takes the
 * whole way, under the conversation's lock.
 */
export function quickTurns(pool: pg.Pool, deps: TalkDeps): QuickTurn {
  const recall = rememberStudios(deps.db, deps);
  const firstAnswer = rememberFirstAnswers();
  return async (message, onStored) => {
    const { chatLinkId, token, clientMessageId, text } = message;
    if (deps.model || !isChatLink(chatLinkId)) return null;
    const { box } = deps;
    const now = deps.now();
    const knownHash = token === undefined ? null : hashToken(box, token);
    const { turnWatch: watch } = deps;
    const { time, proving } = phaseClock(watch, 'web');
    const [found] = await time('read', () =>
      runNamed<Found>(pool, findTalkQuery, [chatLinkId, knownHash, clientMessageId, now]),
    );
    if (!found) return null;
    const talk = found.id === null ? null : found;
    if (talk ? !goesOn(talk, found.isRepeat, now) : token !== undefined) return null;
    const studio = await recall(found);
    // Whether somebody has been here before is asked on the whole way only.
    if (!studio || asksForFirstVisit(studio.partner.config)) return null;
    const language = message.language ?? talk?.language ?? normaliseLanguage(studio.bot.language) ?? 'EN';
    const question = { language, taken: found.taken, text, now };
    const decide = () => decideQuickly(deps, studio, { ...question, talk, proving });
    const answer = await time('decide', () => (talk ? decide() : firstAnswer(studio, question, decide)));
    const hasPlate = newPlate(talk?.dialogState ?? null, answer.state) !== null;
    const isToldWho = newContact(talk ?? nobodyKnown, answer.state);
    const isMore = answer.effects.length > 0 || answer.wantsPerson || isUnclear(answer.reason.acts);
    if (isMore || hasPlate || isToldWho) return null;
    const extras = extrasOf(answer);
    const turn = { studio, message, answer, extras, listVersion: found.listVersion, now };
    const conversationToken = token ?? newConversationToken(box, found.botId, clientMessageId);
    const stored = await time('write', () =>
      talk
        ? writeTurn(pool, { ...turn, talk })
        : writeBeginning(pool, { ...turn, tokenHash: hashToken(box, conversationToken) }),
    );
    if (!stored) return null;
    watch?.answered('web', answer.reason);
    const seq = (talk?.lastSeq ?? 0) + 1;
    onStored?.({ conversationToken, seq });
    const { id, conversationId, createdAt } = stored;
    announce(deps, { id: conversationId, partnerId: found.partnerId, isPreview: talk?.isPreview ?? false });
    const reply = { id, seq: seq + 1, author: 'bot', text: answer.reply.text, extras, createdAt } as const;
    return {
      conversationToken,
      messages: [presentMessage({ ...reply, clientMessageId: null })],
      state: talk?.state ?? 'bot',
      language: answer.language,
    };
  };
}

function goesOn(talk: QuickTalk, isRepeat: boolean, now: Date): boolean {
  if (isRepeat || talk.state === 'manager' || talk.pendingSeq !== null) return false;
  return talk.isPreview || !beginsDialog(talk, now);
}
