import type { ChatHistory, ChatPage, Language, PushKey, SendMessageAnswer } from '@glossa/contracts';
import { isChatHistory, isChatPage, isPushKey } from './answers.ts';
import { createCaller, readAs } from './caller.ts';
import type { Answer, Failure } from './failure.ts';
import { type Listening, listen } from './listen.ts';
import { readTurn, type TurnNews } from './read-turn.ts';
import { createUpload, type Upload } from './upload-photo.ts';

export type OutgoingMessage = {
  token: string | null;
  clientMessageId: string;
  text: string;
  /** Ids of photos that were sent before. */
  photos: readonly string[];
  /** The page's language; null where only the bot's is left. */
  language: Language | null;
};

export type ChatApi = {
  loadPage(): Promise<Answer<ChatPage>>;
  sendMessage(message: OutgoingMessage, news?: TurnNews): Promise<Answer<SendMessageAnswer>>;
  loadHistory(token: string, after: number): Promise<Answer<ChatHistory>>;
  /** Hears what is said from now on, by whomever, until the line breaks. */
  listen(from: { token: string; after: number }, listening: Listening): Promise<Failure | null>;
  /** Gives the last word back, with its choices in the new language. */
  switchLanguage(token: string, language: Language): Promise<Answer<ChatHistory>>;
  eraseConversation(token: string): Promise<Answer<true>>;
  loadPushKey(): Promise<Answer<PushKey>>;
  savePush(token: string, subscription: PushSubscriptionJSON): Promise<Answer<true>>;
  endPush(token: string, endpoint: string): Promise<Answer<true>>;
  uploadPhoto: Upload;
  loadPhoto(token: string, photoId: string): Promise<Answer<Blob>>;
};

/** The chat's calls. With a preview token they come from the owner's editor and count nothing. */
export function createChatApi(
  chatLinkId: string,
  fetcher: typeof fetch,
  previewToken: string | null = null,
  newRequest: () => XMLHttpRequest = () => new XMLHttpRequest(),
): ChatApi {
  const ownHeaders: Record<string, string> = previewToken === null ? {} : { 'X-Preview-Token': previewToken };
  const base = `/api/chat/${encodeURIComponent(chatLinkId)}`;
  const call = createCaller(base, fetcher, ownHeaders);
  const withToken = (token: string) => ({ 'X-Conversation-Token': token });
  const withBody = (method: 'POST' | 'DELETE', token: string, body: object) => ({
    method,
    headers: { 'Content-Type': 'application/json', ...withToken(token) },
    body: JSON.stringify(body),
  });
  return {
    loadPage: () => call('', {}, readAs(isChatPage)),
    sendMessage: ({ token, clientMessageId, text, photos, language }, news = {}) =>
      call(
        '/message',
        {
          method: 'POST',
          headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
          body: JSON.stringify({
            ...(token === null ? {} : { conversationToken: token }),
            clientMessageId,
            text,
            ...(photos.length === 0 ? {} : { photos }),
            ...(language === null ? {} : { language }),
          }),
        },
        (response) => readTurn(response, news),
      ),
    loadHistory: (token, after) =>
      call(`/message?after=${after}`, { headers: withToken(token) }, readAs(isChatHistory)),
    listen: ({ token, after }, listening) => listen(call, `/live?after=${after}`, token, listening),
    switchLanguage: (token, language) =>
      call('/language', withBody('POST', token, { language }), readAs(isChatHistory)),
    eraseConversation: (token) =>
      call('/conversation', { method: 'DELETE', headers: withToken(token) }, async () => true as const),
    loadPushKey: () => call('/push', {}, readAs(isPushKey)),
    savePush: (token, subscription) =>
      call('/push', withBody('POST', token, subscription), async () => true as const),
    endPush: (token, endpoint) =>
      call('/push', withBody('DELETE', token, { endpoint }), async () => true as const),
    uploadPhoto: createUpload(`${base}/photo`, newRequest, ownHeaders),
    loadPhoto: (token, photoId) =>
      call(`/photo/${encodeURIComponent(photoId)}`, { headers: withToken(token) }, (answer) => answer.blob()),
  };
}
