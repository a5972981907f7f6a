import type { Language, Translation } from '@glossa/contracts';
import { notFound } from '../../../http/http.errors.ts';
import { translateLines } from '../../assistant/index.ts';
import { notTranslated } from '../conversations.errors.ts';
import { findConversationById, listLastMessages } from '../conversations.store.ts';
import { noteModelUsage } from '../note-model-usage.ts';
import { reserveModelTurn } from '../reserve-model-turn.ts';
import type { TalkDeps } from '../talk-deps.ts';

const mostMessages = 30;

/** The newest messages of a talk in the language of whoever reads it. Nothing of it is kept, and the client hears nothing. */
export async function translateTalk(
  deps: TalkDeps,
  { partnerId, id }: { partnerId: string; id: string },
  language: Language,
): Promise<Translation> {
  const conversation = await findConversationById(deps.db, { partnerId, id });
  if (!conversation || conversation.isPreview) throw notFound();
  const { model } = deps;
  if (!model) throw notTranslated();
  const said = (await listLastMessages(deps.db, conversation, mostMessages)).filter(
    ({ text }) => text !== '',
  );
  if (said.length === 0) return { messages: [] };
  if (!(await reserveModelTurn(deps.db, deps, conversation))) throw notTranslated();
  const lines = said.map(({ text }) => text);
  const { lines: translated, usage } = await translateLines(
    model.forStudio(partnerId),
    lines,
    language,
  ).catch((error: unknown) => {
    throw notTranslated(error);
  });
  await noteModelUsage(deps, conversation, usage);
  return {
    messages: said.flatMap(({ id: messageId, text }, at) => {
      const words = translated[at]?.trim() ?? '';
      return words === '' || words === text.trim() ? [] : [{ id: messageId, text: words }];
    }),
  };
}
