import { Api, GrammyError, InputFile } from 'grammy';
import type { TelegramPart } from './to-telegram.ts';

/** What became of a call: done, try later, never again for this chat, never again for this token, or a fault. */
export type Outcome<T = unknown> =
  | { kind: 'done'; value: T }
  | { kind: 'later'; afterSeconds: number }
  | { kind: 'blocked' }
  | { kind: 'token_invalid' }
  | { kind: 'failed'; reason: string };

export type TelegramClient = {
  getMe: () => Promise<Outcome<{ username: string }>>;
  setWebhook: (url: string, secret: string) => Promise<Outcome>;
  deleteWebhook: () => Promise<Outcome>;
  /** Where Telegram sends updates to, how many wait, and why the last one could not be delivered. */
  getWebhook: () => Promise<Outcome<{ url: string; waiting: number; trouble: string | null }>>;
  getUpdates: (offset: number, timeoutSeconds: number) => Promise<Outcome<unknown[]>>;
  /** Gives the message's number in its chat. */
  send: (chatId: string, part: TelegramPart) => Promise<Outcome<number>>;
  sendFile: (chatId: string, file: { name: string; text: string }) => Promise<Outcome>;
  /** Null for a file that is larger than wanted. */
  download: (fileId: string, mostBytes: number) => Promise<Outcome<Buffer | null>>;
  answerTap: (callbackId: string) => Promise<Outcome>;
};

export type OpenTelegram = (token: string) => TelegramClient;

const allowedUpdates = ['message', 'callback_query', 'my_chat_member'] as const;
const callSeconds = 15;
const downloadMs = 30_000;

/** The Bot API for one token. Errors become outcomes here and nowhere else; the token never leaves this file. */
export function telegramApi(apiRoot: string | null): OpenTelegram {
  return (token) => {
    const api = new Api(token, { ...(apiRoot && { apiRoot }), timeoutSeconds: callSeconds });
    const patient = new Api(token, { ...(apiRoot && { apiRoot }), timeoutSeconds: 60 });
    return {
      getMe: () => outcomeOf(async () => ({ username: (await api.getMe()).username })),
      setWebhook: (url, secret) =>
        outcomeOf(() =>
          api.setWebhook(url, {
            secret_token: secret,
            allowed_updates: [...allowedUpdates],
            max_connections: 20,
          }),
        ),
      deleteWebhook: () => outcomeOf(() => api.deleteWebhook()),
      getWebhook: () =>
        outcomeOf(async () => {
          const known = await api.getWebhookInfo();
          const { url = '', pending_update_count: waiting, last_error_message: trouble = null } = known;
          return { url, waiting, trouble };
        }),
      getUpdates: (offset, timeout) =>
        outcomeOf(() =>
          patient.getUpdates({ offset, timeout, limit: 100, allowed_updates: [...allowedUpdates] }),
        ),
      send: (chatId, { text, buttons }) =>
        outcomeOf(async () => {
          const sent = await api.sendMessage(chatId, text, {
            link_preview_options: { is_disabled: true },
            ...(buttons.length > 0 && {
              reply_markup: {
                inline_keyboard: buttons.map((button) => [
                  typeof button === 'string'
                    ? { text: button, callback_data: button }
                    : { text: button.text, callback_data: button.key },
                ]),
              },
            }),
          });
          return sent.message_id;
        }),
      sendFile: (chatId, { name, text }) =>
        outcomeOf(async () => {
          await api.sendDocument(chatId, new InputFile(Buffer.from(text), name));
          return true as const;
        }),
      download: (fileId, mostBytes) =>
        outcomeOf(async () => {
          const { file_path: path, file_size: size = 0 } = await api.getFile(fileId);
          if (path === undefined || size > mostBytes) return null;
          const root = apiRoot ?? 'https://api.telegram.org';
          return readFile(`${root}/file/bot${token}/${path}`, mostBytes);
        }),
      answerTap: (callbackId) => outcomeOf(() => api.answerCallbackQuery(callbackId)),
    };
  };
}

async function readFile(url: string, mostBytes: number): Promise<Buffer | null> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(downloadMs) });
  if (!answer.ok || answer.body === null) throw new Error('no file');
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body) {
    bytes += part.length;
    if (bytes > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function outcomeOf<T>(call: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: 'done', value: await call() };
  } catch (error) {
    return readError(error);
  }
}

/** It answered with an error, or it could not be reached. */
function readError(error: unknown): Exclude<Outcome, { kind: 'done' }> {
  if (!(error instanceof GrammyError)) return { kind: 'failed', reason: 'Telegram could not be reached.' };
  const { error_code: code, description, parameters } = error;
  if (code === 429) return { kind: 'later', afterSeconds: parameters.retry_after ?? 30 };
  if (code === 401 || code === 404) return { kind: 'token_invalid' };
  if (code === 403) return { kind: 'blocked' };
  return { kind: 'failed', reason: `Telegram said: ${description}`.slice(0, 200) };
}
