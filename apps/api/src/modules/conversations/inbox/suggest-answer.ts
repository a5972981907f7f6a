import { notFound } from '../../../http/http.errors.ts';
import { answerBuiltIn, answerWithModel } from '../../assistant/index.ts';
import { findConversationById, listLastMessages } from '../conversations.store.ts';
import { gatherFacts } from '../gather-facts.ts';
import { noteModelUsage } from '../note-model-usage.ts';
import { reserveModelTurn } from '../reserve-model-turn.ts';
import type { TalkDeps } from '../talk-deps.ts';

const historyLength = 30;

/**
 * What the bot would write to the client's last words, for a person to look at. Nothing is said and nothing is carried
 * out: where the bot would have to write something into the calendar, it has nothing to suggest.
 */
export async function suggestAnswer(
  deps: TalkDeps,
  { partnerId, id }: { partnerId: string; id: string },
): Promise<string | null> {
  const conversation = await findConversationById(deps.db, { partnerId, id });
  const bot = conversation && (await deps.findBot(deps.db, partnerId, conversation.botId));
  if (!bot || conversation.isPreview) throw notFound();
  const last = await listLastMessages(deps.db, conversation, historyLength);
  const asked = last.findLast(({ author, text }) => author === 'client' && text !== '');
  if (!asked) return null;
  const { turn } = await gatherFacts(deps.db, deps, { bot, conversation });
  const history = last.filter(({ seq }) => seq < asked.seq);
  const facts = { ...turn, text: asked.text, history, proposal: null };
  const isModels = deps.model !== null && (await reserveModelTurn(deps.db, deps, conversation));
  const { reply, effects, reason } =
    isModels && deps.model
      ? await answerWithModel(facts, { access: deps.model.forStudio(partnerId), onDefect: deps.onDefect })
      : answerBuiltIn(facts, deps.onDefect);
  await noteModelUsage(deps, conversation, reason.usage);
  return effects.some(({ kind }) => changing.has(kind)) ? null : reply.text;
}

const changing: ReadonlySet<string> = new Set(['hold', 'book', 'reschedule', 'cancel']);
