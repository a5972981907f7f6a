import type { ChatHistory, ChatPage, SendMessageAnswer } from '@glossa/contracts';
import { isChatHistory, isChatPage, isSendMessageAnswer, readErrorCode } from './answers.ts';

/** Why a call brought no value, as far as the page acts on it differently. */
export type Failure =
  /** No answer, or none that makes sense (a proxy's page, a server that is starting): worth a retry. */
  | { kind: 'unreachable' }
  | { kind: 'busy'; retryAfterMs: number | null }
  | { kind: 'missing'; code: 'not_found' | 'bot_paused' }
  | { kind: 'refused'; code: string };

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export type OutgoingMessage = { token: string | null; clientMessageId: string; text: string };

export type ChatApi = {
  loadPage(): Promise<Answer<ChatPage>>;
  sendMessage(message: OutgoingMessage): Promise<Answer<SendMessageAnswer>>;
  loadHistory(token: string, after: number): Promise<Answer<ChatHistory>>;
};

/** An assistant may think for twenty seconds. A request that takes longer than this is lost. */
const patienceMs = 30_000;

export function createChatApi(chatLinkId: string, fetcher: typeof fetch): ChatApi {
  const base = `/api/chat/${encodeURIComponent(chatLinkId)}`;
  return {
    loadPage: () => call(fetcher, base, {}, isChatPage),
    sendMessage: ({ token, clientMessageId, text }) =>
      call(
        fetcher,
        `${base}/message`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            ...(token === null ? {} : { conversationToken: token }),
            clientMessageId,
            text,
          }),
        },
        isSendMessageAnswer,
      ),
    loadHistory: (token, after) =>
      call(
        fetcher,
        `${base}/message?after=${after}`,
        { headers: { 'X-Conversation-Token': token } },
        isChatHistory,
      ),
  };
}

async function call<T>(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  isExpected: (body: unknown) => body is T,
): Promise<Answer<T>> {
  try {
    const response = await fetcher(url, {
      ...init,
      headers: { Accept: 'application/json', ...init.headers },
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patienceMs),
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) return { ok: false, failure: readFailure(response, body) };
    return isExpected(body) ? { ok: true, value: body } : unreachable;
  } catch {
    return unreachable;
  }
}

const unreachable = { ok: false, failure: { kind: 'unreachable' } } as const;

function readFailure(response: Response, body: unknown): Failure {
  const code = readErrorCode(body);
  if (response.status === 429) return { kind: 'busy', retryAfterMs: readRetryAfterMs(response) };
  if (code === 'not_found' || code === 'bot_paused') return { kind: 'missing', code };
  const isOurRefusal = code !== null && response.status >= 400 && response.status < 500;
  return isOurRefusal ? { kind: 'refused', code } : { kind: 'unreachable' };
}

function readRetryAfterMs(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}
