import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import {
  type Answer,
  answerBuiltIn,
  answerWithModel,
  type OnDraft,
  type Proposal,
  type TalkLine,
} from '../assistant/index.ts';
import type { StoredBot } from '../bots/index.ts';
import type { Accepted } from './accept-message.ts';
import { type Committed, commitAnswer } from './commit-answer.ts';
import {
  findConversationById,
  listLastMessages,
  listReplies,
  lockConversationById,
  type StoredConversation,
  updateConversation,
} from './conversations.store.ts';
import { isSilenced } from './domain/who-answers.ts';
import { untilStale, waitForQuiet } from './follow-burst.ts';
import { type GatheredFacts, gatherFacts } from './gather-facts.ts';
import { noteModelUsage } from './note-model-usage.ts';
import { answerWordlessPhotos } from './photos/answer-wordless-photos.ts';
import { photosToShow } from './photos/photos-to-show.ts';
import type { TalkDeps } from './talk-deps.ts';
import { phaseClock } from './turn-watch.ts';

/** Longer than a model's budget with the wait before it: after it anybody may answer in its place. */
const leaseOf = ({ model }: TalkDeps) => (model ? model.budgetMs + 4 * model.quietMs : 0) + 5_000;
const mostModelTries = 3;
const historyLength = 30;

/** Notes that the message waits for an answer, and who makes it: this request, or one that is at it already. */
export async function claimAnswer(
  tx: Database,
  deps: TalkDeps,
  { conversation, seq }: Accepted,
): Promise<'mine' | 'somebody'> {
  const now = deps.now();
  const isTaken = conversation.answeringUntil !== null && conversation.answeringUntil > now;
  const { state, language, lastSeq, lastClientMessageAt, isOverLimit, lastManagerAt } = conversation;
  await updateConversation(tx, conversation, {
    state,
    language,
    lastSeq,
    lastClientMessageAt,
    isOverLimit,
    lastManagerAt,
    pendingSeq: Math.max(seq, conversation.pendingSeq ?? 0),
    ...(!isTaken && { answeringUntil: new Date(now.getTime() + leaseOf(deps)) }),
  });
  return isTaken ? 'somebody' : 'mine';
}

/**
 * Answers everything the client wrote since the last reply, once. When more arrives meanwhile the draft is thrown
 * away and the newer words are answered; after three tries the built-in engine answers on the spot.
 */
export async function answerPending(
  deps: TalkDeps,
  bot: StoredBot,
  {
    id,
    partnerId,
    onDraft,
  }: Pick<StoredConversation, 'id' | 'partnerId'> & { onDraft?: OnDraft | undefined },
  tries = deps.model ? mostModelTries : 0,
): Promise<Committed | null> {
  for (let left = tries; left > 0; left -= 1) {
    await waitForQuiet(deps, { id, partnerId }, deps.model?.quietMs ?? 0);
    const conversation = await findConversationById(deps.db, { partnerId, id });
    if (!conversation || conversation.pendingSeq === null) return null;
    const { time } = phaseClock(deps.turnWatch, conversation.channel);
    const question = await time('read', () => readQuestion(deps.db, deps, bot, conversation));
    const { answersSeq } = question;
    const answer = await time('decide', () =>
      untilStale(deps, { id, partnerId, answersSeq }, (stale) =>
        draft(deps, conversation, question, { stale, onDraft }),
      ),
    );
    const committed = await deps.db.transaction(async (tx) => {
      const now = await lockConversationById(tx, { partnerId, id });
      if (!now || now.pendingSeq === null || isSilenced(now)) return { isSettled: true, result: null };
      const isCurrent = now.pendingSeq === question.answersSeq;
      const { version } = await deps.findActivePriceList(tx, partnerId);
      if (!isCurrent || version !== question.facts.listVersion) return { isSettled: false, result: null };
      return {
        isSettled: true,
        result: await commit(tx, deps, { bot, conversation: now, question, answer }),
      };
    });
    if (committed.isSettled) return committed.result;
    // What was shown of it answers only a part of what was said.
    onDraft?.('');
  }
  return deps.db.transaction(async (tx) => {
    const conversation = await lockConversationById(tx, { partnerId, id });
    if (!conversation || conversation.pendingSeq === null || isSilenced(conversation)) return null;
    const question = await readQuestion(tx, deps, bot, conversation);
    const answer =
      question.text === ''
        ? await answerWordlessPhotos(tx, conversation, question.facts.turn.studio)
        : answerBuiltIn(turnOf(deps, conversation, question), deps.onDefect);
    return commit(tx, deps, { bot, conversation, question, answer });
  });
}

/** The reply to a message, once there is one; makes it itself where nobody does. */
export async function waitForReplies(
  deps: TalkDeps,
  bot: StoredBot,
  { conversation, seq }: { conversation: StoredConversation; seq: number },
): Promise<Committed> {
  const { id, partnerId } = conversation;
  const giveUpAt = Date.now() + leaseOf(deps);
  for (;;) {
    // In this order: a reply that was written before the talk was read is seen for sure.
    const now = await findConversationById(deps.db, { partnerId, id });
    const replies = await listReplies(deps.db, conversation, seq);
    const isSettled = replies.length > 0 || !now || now.pendingSeq === null || isSilenced(now);
    const { state, language } = now ?? conversation;
    if (isSettled) return { replies, state, language };
    if (Date.now() > giveUpAt) await answerPending(deps, bot, conversation, 0);
    else await pause(200);
  }
}

type Question = {
  facts: GatheredFacts;
  text: string;
  photos: number;
  /** What the owner lets the model see of them. */
  shown: Buffer[];
  history: TalkLine[];
  proposal: Proposal | null;
  answersSeq: number;
};

async function readQuestion(
  db: Database,
  deps: TalkDeps,
  bot: StoredBot,
  conversation: StoredConversation,
): Promise<Question> {
  const last = await listLastMessages(db, conversation, historyLength);
  const answered = last.findLast(({ author }) => author !== 'client');
  const open = last.filter(({ author, seq }) => author === 'client' && seq > (answered?.seq ?? 0));
  const text = open
    .map((message) => message.text)
    .filter(Boolean)
    .join('\n');
  const facts = await gatherFacts(db, deps, { bot, conversation, text });
  const photoIds = open.flatMap(({ extras }) => extras.photos?.map(({ id }) => id) ?? []);
  return {
    facts,
    text,
    photos: photoIds.length,
    shown: await photosToShow(db, deps, { conversation, facts, photoIds }),
    history: last.filter((message) => !open.includes(message)),
    proposal: answered?.reason?.proposal ?? null,
    answersSeq: conversation.pendingSeq ?? 0,
  };
}

function turnOf(
  { turnWatch }: TalkDeps,
  { channel }: StoredConversation,
  { facts, text, history, proposal }: Question,
) {
  return { ...facts.turn, text, history, proposal, proving: phaseClock(turnWatch, channel).proving };
}

async function draft(
  deps: TalkDeps,
  conversation: StoredConversation,
  question: Question,
  { stale, onDraft }: { stale: AbortSignal; onDraft: OnDraft | undefined },
): Promise<Answer> {
  const { shown: photos, text } = question;
  const { studio } = question.facts.turn;
  const wordless = text === '' ? await answerWordlessPhotos(deps.db, conversation, studio) : null;
  if (wordless && photos.length === 0) return wordless;
  const turn = { ...turnOf(deps, conversation, question), ...(photos.length > 0 && { photos }) };
  if (!deps.model) return answerBuiltIn(turn, deps.onDefect);
  const access = deps.model.forStudio(conversation.partnerId);
  const answer = await answerWithModel(turn, {
    access,
    onDefect: deps.onDefect,
    stale,
    onDraft,
    ...(wordless && { builtIn: wordless }),
  });
  await noteModelUsage(deps, conversation, answer.reason.usage);
  return answer;
}

function commit(
  tx: Database,
  deps: TalkDeps,
  scene: { bot: StoredBot; conversation: StoredConversation; question: Question; answer: Answer },
): Promise<Committed> {
  const { bot, conversation, question, answer } = scene;
  const { facts, answersSeq, text, photos } = question;
  return commitAnswer(tx, deps, { bot, conversation, facts, answersSeq, text, photos }, answer);
}
