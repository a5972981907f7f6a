import type { PushMessage } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import type { StoredConversation } from '../conversations.store.ts';
import type { TalkDeps } from '../talk-deps.ts';
import { answeredWords } from './answered-words.data.ts';

export type ReachOutDeps = Pick<
  TalkDeps,
  'db' | 'now' | 'live' | 'deliver' | 'pushToClient' | 'findPartner' | 'findBot' | 'sendMail' | 'publicUrl'
>;

/** Tells a client who has left the chat page that an answer is there: in the browser and by mail, where they said how. */
export async function reachOut(
  tx: Database,
  deps: ReachOutDeps,
  talk: StoredConversation,
  { question, text }: { question: string; text: string },
): Promise<void> {
  const { partnerId, id: conversationId, channel, language, clientEmail } = talk;
  const partner = await deps.findPartner(tx, partnerId);
  const bot = partner && (await deps.findBot(tx, partnerId, talk.botId));
  if (!bot || channel !== 'web') return;
  const path = `/chat/${bot.chatLinkId}`;
  const words = answeredWords[language];
  const push: PushMessage = {
    title: partner.name,
    body: text.slice(0, longestPush),
    path,
    tag: conversationId,
  };
  await deps.pushToClient?.(tx, { partnerId, conversationId }, push);
  if (clientEmail === '') return;
  const asked = question === '' ? '' : `${words.asked}\n${question}`;
  const link = bot.status === 'LIVE' ? `${words.goOn}\n${deps.publicUrl}${path}` : '';
  await deps.sendMail(tx, {
    recipient: clientEmail,
    subject: words.subject.replace('{studio}', () => partner.name),
    body: `${[asked, text, partner.name, link].filter(Boolean).join('\n\n')}\n`,
    kind: 'reminder',
    about: { partnerId, conversationId, language },
  });
}

const longestPush = 160;
