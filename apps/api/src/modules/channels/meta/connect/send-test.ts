import { normaliseLanguage } from '@glossa/engine';
import type { StoredBot } from '../../../bots/index.ts';
import { findNewestChat } from '../chats.store.ts';
import type { Connection } from '../connections.store.ts';
import { findWay } from '../find-way.ts';
import { metaUnreachable, nobodyWroteYet, testRefused } from '../meta.errors.ts';
import type { MetaDeps } from '../meta-deps.ts';
import { metaWords } from '../meta-words.data.ts';
import { openClient } from '../open-client.ts';
import { sendPart } from '../send-part.ts';

/** Says hello to whoever wrote last, so that the owner sees the way through. */
export async function sendTest(deps: MetaDeps, bot: StoredBot, connection: Connection): Promise<void> {
  const chat = await findNewestChat(deps.db, connection.id);
  const client = openClient(deps, connection);
  const language = normaliseLanguage(bot.language) ?? 'EN';
  const { messenger, templates } = connection;
  const way =
    chat &&
    findWay({
      ...{ messenger, templates, language, author: 'bot' },
      ...{ lastClientAt: chat.lastClientAt, now: deps.now() },
    });
  if (!way || !client) throw nobodyWroteYet();
  const content = { text: metaWords[language].test, choices: { kind: 'none' }, language } as const;
  const outcome = await sendPart(client, connection, content, { to: chat.chatId, seq: 0, part: 0, way });
  if (outcome.kind === 'done') return;
  if (outcome.kind === 'failed' || outcome.kind === 'later') throw metaUnreachable();
  throw testRefused('reason' in outcome ? outcome.reason : `Meta said: ${outcome.code}`);
}
