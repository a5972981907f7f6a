import type { Language } from '@glossa/contracts';
import { ApiError } from '../../api/api-error.ts';
import { exchange } from '../../api/exchange.ts';
import { refusalSentence } from './form-sentences.ts';
import { newMessageId } from './new-message-id.ts';

/** The talk of the page becomes the visitor's own. Gives its key. */
export async function beginTalk(language: Language): Promise<string> {
  const { body } = await exchange({ method: 'POST', path: '/api/demo/talk', body: { language } }, null);
  const token: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'conversationToken') : null;
  if (typeof token !== 'string') throw new Error('The server gave no key to the talk.');
  return token;
}

export async function say(chatUrl: string, token: string, text: string, language: Language): Promise<void> {
  const { pathname } = new URL(chatUrl, location.href);
  await exchange(
    {
      method: 'POST',
      path: `/api${pathname}/message`,
      body: { conversationToken: token, clientMessageId: newMessageId(), text, language },
    },
    null,
  );
}

/** Why it was refused, in the reader's language; null where nobody answered. */
export async function sentenceOf(error: unknown): Promise<string | null> {
  return error instanceof ApiError ? refusalSentence(error, document.documentElement.lang) : null;
}
