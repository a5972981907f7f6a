import { AppError } from '../../../http/app-error.ts';
import { answerRequest, keepAnswer, keepAsAnswered } from '../../conversations/index.ts';
import { findStudioLanguage } from '../../notifications/index.ts';
import type { Inbound } from './from-telegram.ts';
import { findRequestOfNotice, isOwnerChat } from './notices.store.ts';
import { type OwnerWords, ownerWords } from './owner-words.data.ts';
import type { TelegramClient } from './telegram-client.ts';
import type { TelegramDeps } from './telegram-deps.ts';
import type { TelegramButton } from './to-telegram.ts';

type Heard = {
  place: { partnerId: string; botId: string; chatId: string };
  inbound: Inbound;
  client: TelegramClient;
};

/**
 * What one of the studio's people writes in reply to a notice is the answer to it; a tap below says whether to keep
 * it. False where it is neither: then it is a message like any other.
 */
export async function hearOwner(deps: TelegramDeps, { place, inbound, client }: Heard): Promise<boolean> {
  const { act, repliesTo } = inbound;
  const tapped = act.kind === 'text' ? /^(keep|leave):([0-9a-f-]{36})$/.exec(act.text) : null;
  if (!tapped && repliesTo === undefined) return false;
  if (!(await isOwnerChat(deps.db, place))) return false;
  const words = ownerWords[await findStudioLanguage(deps.db, place.partnerId, null)];
  const say = (text: string, buttons: TelegramButton[] = []) => client.send(place.chatId, { text, buttons });
  if (tapped) {
    await say(await decide(deps, place.partnerId, words, tapped));
    return true;
  }
  const requestId = await findRequestOfNotice(deps.db, place, repliesTo ?? 0);
  if (requestId === null) return false;
  if (act.kind !== 'text') {
    await say(words.textOnly);
    return true;
  }
  const { text, buttons } = await answer(
    deps,
    { partnerId: place.partnerId, id: requestId },
    words,
    act.text,
  );
  await say(text, buttons);
  return true;
}

async function answer(
  deps: TelegramDeps,
  request: { partnerId: string; id: string },
  words: OwnerWords,
  text: string,
): Promise<{ text: string; buttons: TelegramButton[] }> {
  try {
    const { keep, id } = await answerRequest(deps, request, text.trim().slice(0, longestAnswer));
    if (keep !== 'offered') return { text: words.sent, buttons: [] };
    const buttons = [
      { text: words.keep, key: `keep:${id}` },
      { text: words.leave, key: `leave:${id}` },
    ];
    return { text: `${words.sent}\n${words.keepIt}`, buttons };
  } catch (error) {
    return { text: refusalOf(error, words), buttons: [] };
  }
}

const longestAnswer = 2000;

async function decide(
  deps: TelegramDeps,
  partnerId: string,
  words: OwnerWords,
  [, verb, id = '']: RegExpExecArray,
): Promise<string> {
  try {
    if (verb === 'keep') await keepAsAnswered(deps, { partnerId, id });
    else await keepAnswer(deps, { partnerId, id }, null);
    return verb === 'keep' ? words.kept : words.left;
  } catch (error) {
    return refusalOf(error, words);
  }
}

/** Anything but a refusal is a fault, and the job is tried again. */
function refusalOf(error: unknown, words: OwnerWords): string {
  if (!(error instanceof AppError)) throw error;
  switch (error.code) {
    case 'already_settled':
      return words.already;
    case 'knowledge_full':
      return words.full;
    case 'not_found':
      return words.gone;
    default:
      throw error;
  }
}
