import { randomUUID } from 'node:crypto';
import type { DemoTalkKey, Language } from '@glossa/contracts';
import { notFound } from '../http/http.errors.ts';
import { findBotByChatLink } from '../modules/bots/index.ts';
import { type TalkDeps, takeClientTurn } from '../modules/conversations/index.ts';
import { demoStudioOf } from './demo-studios.ts';
import type { DemoChats } from './seed-demo.ts';

/**
 * Makes the talk that the start page shows a real one of this visitor's, so that it can go on. The words are the ones on
 * the page, and the built-in engine answers them as it did there.
 */
export async function beginDemoTalk(
  deps: TalkDeps & { demoChats: DemoChats },
  language: Language,
): Promise<DemoTalkKey> {
  const chatLinkId = deps.demoChats[language];
  const bot = chatLinkId === undefined ? null : await findBotByChatLink(deps.db, chatLinkId);
  if (bot?.status !== 'LIVE') throw notFound();
  let token: string | undefined;
  for (const text of demoStudioOf(language).questions) {
    const message = { bot, token, clientMessageId: randomUUID(), text, isPreview: false, language };
    const { conversationToken } = await takeClientTurn({ ...deps, model: null }, message);
    token = conversationToken;
  }
  if (token === undefined) throw notFound();
  return { chatLinkId: bot.chatLinkId, conversationToken: token };
}
