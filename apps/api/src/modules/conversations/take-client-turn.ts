import type { SendMessageAnswer } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { answerBuiltIn, type OnDraft } from '../assistant/index.ts';
import { type Accepted, acceptMessage, type ClientMessage } from './accept-message.ts';
import { announce } from './announce.ts';
import { answerPending, claimAnswer, waitForReplies } from './answer-pending.ts';
import { type Committed, commitAnswer } from './commit-answer.ts';
import type { StoredConversation } from './conversations.store.ts';
import { newConversationToken } from './domain/conversation-token.ts';
import { gatherFacts } from './gather-facts.ts';
import { answerWordlessPhotos } from './photos/answer-wordless-photos.ts';
import { presentMessage } from './present-message.ts';
import { reserveModelTurn } from './reserve-model-turn.ts';
import type { TalkDeps } from './talk-deps.ts';
import { phaseClock } from './turn-watch.ts';

type Taken = Committed & {
  conversation: StoredConversation;
  /** The reply is still to be made, outside the transaction that stored the message. */
  pending: 'mine' | 'somebody' | null;
  seq: number;
};

/** Called as soon as the message is stored for good, before a reply exists. */
export type OnStored = (stored: { conversationToken: string; seq: number }) => void;

/** What may be heard of a turn before it is over. */
export type TurnNews = { onStored?: OnStored | undefined; onDraft?: OnDraft | undefined };

/** Stores the client's message and the reply to it. The same message sent again gets the same reply. */
export async function takeClientTurn(
  deps: TalkDeps,
  message: ClientMessage,
  { onStored, onDraft }: TurnNews = {},
): Promise<SendMessageAnswer> {
  const token = message.token ?? newConversationToken(deps.box, message.bot.id, message.clientMessageId);
  const taken = await deps.db.transaction((tx) => takeInTransaction(tx, deps, message, token));
  onStored?.({ conversationToken: token, seq: taken.seq });
  announce(deps, taken.conversation);
  if (taken.pending === null) return present(token, taken);
  const { conversation, seq } = taken;
  if (taken.pending === 'mine') await answerPending(deps, message.bot, { ...conversation, onDraft });
  const settled = await waitForReplies(deps, message.bot, { conversation, seq });
  announce(deps, conversation);
  return present(token, settled);
}

/** The built-in engine answers in the same transaction; a model is asked outside it, with the message already safe. */
async function takeInTransaction(
  tx: Database,
  deps: TalkDeps,
  message: ClientMessage,
  token: string,
): Promise<Taken> {
  const { time } = phaseClock(deps.turnWatch, message.channel?.name ?? 'web');
  const accepted = await time('read', () => acceptMessage(tx, deps, message, token));
  const { conversation, seq, replies } = accepted;
  const { state, language } = conversation;
  if (replies) return { conversation, replies, state, language, pending: null, seq };
  const { bot, text } = message;
  if (deps.model && (await reserveModelTurn(tx, deps, conversation))) {
    const claim = await claimAnswer(tx, deps, accepted);
    return { conversation, replies: [], state, language, pending: claim, seq };
  }
  return { conversation, seq, pending: null, ...(await answerNow(tx, deps, { accepted, bot, text })) };
}

async function answerNow(
  tx: Database,
  deps: TalkDeps,
  { accepted, bot, text }: { accepted: Accepted; bot: ClientMessage['bot']; text: string },
) {
  const { conversation, seq, partner, photos } = accepted;
  const { time, proving } = phaseClock(deps.turnWatch, conversation.channel);
  const facts = await time('read', () =>
    gatherFacts(tx, deps, { bot, conversation, text, ...(partner && { partner }) }),
  );
  const answer = await time('decide', () =>
    text === ''
      ? answerWordlessPhotos(tx, conversation, facts.turn.studio)
      : answerBuiltIn({ ...facts.turn, text, history: [], proposal: null, proving }, deps.onDefect),
  );
  return commitAnswer(tx, deps, { bot, conversation, facts, answersSeq: seq, text, photos }, answer);
}

function present(conversationToken: string, { replies, state, language }: Committed): SendMessageAnswer {
  return { conversationToken, messages: replies.map(presentMessage), state, language };
}
