import type { Language } from '@glossa/contracts';
import { LRUCache } from 'lru-cache';
import { findBotByChatLink } from '../modules/bots/index.ts';
import { rehearseTalk, type TalkDeps } from '../modules/conversations/index.ts';
import { demoStudioOf } from './demo-studios.ts';
import type { DemoChats } from './seed-demo.ts';
import { writeTalk } from './write-talk.ts';

/** Short enough that a price changed by the demo's owner is soon the one that is shown. */
const keptMs = 30_000;

/**
 * The talk of the start page, in each language with that language's studio: held by the engine over the list as it is
 * now. A page without a talk is better than no page, so whatever fails leaves it out.
 */
export function demoTalks(
  deps: TalkDeps & { demoChats: DemoChats },
): (language: Language) => Promise<string> {
  const written = new LRUCache<Language, string>({
    max: 4,
    ttl: keptMs,
    fetchMethod: async (language) => writeTalkOf(deps, language),
  });
  return async (language) => {
    try {
      return (await written.fetch(language)) ?? '';
    } catch (error) {
      deps.onDefect(error);
      return '';
    }
  };
}

async function writeTalkOf(deps: TalkDeps & { demoChats: DemoChats }, language: Language): Promise<string> {
  const chatLinkId = deps.demoChats[language];
  const bot = chatLinkId === undefined ? null : await findBotByChatLink(deps.db, chatLinkId);
  if (!bot) return '';
  const { questions: words } = demoStudioOf(language);
  return writeTalk(await rehearseTalk(deps, bot, { language, words }), language);
}
