import type { TalkFix, TriedFix } from '@glossa/contracts';
import { findCar } from '@glossa/engine';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../../../http/http.errors.ts';
import { type Answer, answerBuiltIn } from '../../assistant/index.ts';
import { addKnowledge } from '../../partners/index.ts';
import { carUnknown } from '../conversations.errors.ts';
import { findConversationById, listLastMessages, updateConversation } from '../conversations.store.ts';
import { clientRequests } from '../conversations.table.ts';
import { isUnclear } from '../domain/is-unclear.ts';
import { gatherFacts } from '../gather-facts.ts';
import type { TalkDeps } from '../talk-deps.ts';

type Place = { partnerId: string; id: string };

/** Gives the bot what it lacked and tries it on the same talk at once: the client hears nothing of it yet. */
export async function fixTalk(deps: TalkDeps, place: Place, fix: TalkFix): Promise<TriedFix> {
  const scene = await findScene(deps, place);
  if (fix.kind === 'knowledge')
    await deps.db.transaction((tx) => addKnowledge(tx, place.partnerId, fix.entry));
  const answer = fix.kind === 'car' ? await tellCar(deps, scene, fix.car) : await askAgain(deps, scene);
  return { wouldSay: answer.reply.text, isUnderstood: !isUnclear(answer.reason.acts) };
}

type Scene = Awaited<ReturnType<typeof findScene>>;

async function findScene(deps: TalkDeps, { partnerId, id }: Place) {
  const [request] = await deps.db
    .select()
    .from(clientRequests)
    .where(and(eq(clientRequests.partnerId, partnerId), eq(clientRequests.id, id)));
  const conversation =
    request && (await findConversationById(deps.db, { partnerId, id: request.conversationId }));
  const bot = conversation && (await deps.findBot(deps.db, partnerId, conversation.botId));
  if (!bot) throw notFound();
  return { request, conversation, bot };
}

const mostReplayed = 80;

/** The talk as the client wrote it, up to the words that were not understood, with what is known now. */
async function askAgain(deps: TalkDeps, { request, conversation, bot }: Scene): Promise<Answer> {
  const { turn } = await gatherFacts(deps.db, deps, { bot, conversation });
  const last = await listLastMessages(deps.db, conversation, mostReplayed);
  const said = last.filter(({ author, text }) => author === 'client' && text !== '');
  const at = said.findLastIndex(({ text }) => text.startsWith(request.question));
  const lines = said.slice(0, at + 1).map(({ text }) => text);
  let dialogState: Answer['state'] = null;
  for (const text of lines.slice(0, -1)) {
    const before: Answer = answerBuiltIn({ ...turn, dialogState, text, ...alone }, deps.onDefect);
    dialogState = before.state ?? dialogState;
  }
  return answerBuiltIn(
    { ...turn, dialogState, text: lines.at(-1) ?? request.question, ...alone },
    deps.onDefect,
  );
}

const alone = { history: [], proposal: null };

/** As if the client had named the car; the talk goes on with it. */
async function tellCar(deps: TalkDeps, { conversation, bot }: Scene, car: string): Promise<Answer> {
  if (!findCar(car)) throw carUnknown();
  const { turn } = await gatherFacts(deps.db, deps, { bot, conversation });
  const answer = answerBuiltIn({ ...turn, text: car, ...alone }, deps.onDefect);
  if (!answer.state?.car || answer.effects.length > 0) throw carUnknown();
  await updateConversation(deps.db, conversation, { dialogState: answer.state });
  return answer;
}
