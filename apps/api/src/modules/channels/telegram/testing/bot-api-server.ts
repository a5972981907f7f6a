import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Sent = { method: string; chatId: string; text: string; buttons: string[] };
type Refusal = { error_code: number; description: string; parameters?: { retry_after: number } };

/** A Bot API server on loopback: knows some tokens, keeps what is sent, hands out updates, refuses on demand. */
export async function startBotApi(tokens: Record<string, string>) {
  const sent: Sent[] = [];
  const calls: { token: string; method: string; body: Record<string, unknown> }[] = [];
  const waiting: Record<string, unknown>[] = [];
  const refusals: Refusal[] = [];
  const files = new Map<string, Buffer>();
  let webhookTrouble: { last_error_message?: string } = {};
  const server = createServer(async (request, response) => {
    const [, fileToken = '', path = ''] = /^\/file\/bot([^/]+)\/(.+)/.exec(request.url ?? '') ?? [];
    if (path !== '') {
      const file = tokens[fileToken] ? files.get(path) : undefined;
      response.writeHead(file ? 200 : 404).end(file);
      return;
    }
    const [, token = '', method = ''] = /^\/bot([^/]+)\/(\w+)/.exec(request.url ?? '') ?? [];
    const body = await readBody(request);
    calls.push({ token, method, body });
    const answer = (status: number, content: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    };
    const username = tokens[token];
    if (!username) return answer(401, { ok: false, error_code: 401, description: 'Unauthorized' });
    const refusal = method.startsWith('send') ? refusals.shift() : undefined;
    if (refusal) return answer(refusal.error_code, { ok: false, ...refusal });
    if (method === 'getMe')
      return answer(200, { ok: true, result: { id: 1, is_bot: true, first_name: 'Bot', username } });
    if (method === 'getWebhookInfo') {
      const set = calls.findLast((call) => call.token === token && /^(set|delete)Webhook$/.test(call.method));
      const result = { url: set?.body.url ?? '', pending_update_count: waiting.length, ...webhookTrouble };
      return answer(200, { ok: true, result });
    }
    if (method === 'getUpdates') {
      const offset = Number(body.offset ?? 0);
      const ready = () => waiting.filter((update) => Number(update.update_id) >= offset);
      for (let i = 0; i < 20 && ready().length === 0; i += 1)
        await new Promise((resolve) => setTimeout(resolve, 25));
      return answer(200, { ok: true, result: ready() });
    }
    if (method === 'getFile') {
      const file = files.get(String(body.file_id));
      if (!file)
        return answer(400, { ok: false, error_code: 400, description: 'Bad Request: file is too big' });
      return answer(200, {
        ok: true,
        result: { file_id: body.file_id, file_path: body.file_id, file_size: file.length },
      });
    }
    if (method.startsWith('send')) sent.push(readSent(method, body));
    return answer(200, { ok: true, result: method === 'sendMessage' ? { message_id: sent.length } : true });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    calls,
    /** The next messages are refused like this. */
    refuse: (...next: Refusal[]) => refusals.push(...next),
    /** Telegram can't deliver, for this reason; null: it can again. */
    troubleWebhook: (reason: string | null) => {
      webhookTrouble = reason === null ? {} : { last_error_message: reason };
    },
    /** A file a client sent, under its id. */
    putFile: (fileId: string, bytes: Buffer) => files.set(fileId, bytes),
    /** An update for whoever asks. */
    put: (update: Record<string, unknown>) => waiting.push(update),
    forget: (token: string) => delete tokens[token],
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  try {
    return JSON.parse(text);
  } catch {
    return { raw: text };
  }
}

function readSent(method: string, body: Record<string, unknown>): Sent {
  const markup = body.reply_markup as { inline_keyboard?: { text: string }[][] } | undefined;
  return {
    method,
    chatId: String(body.chat_id ?? ''),
    text: String(body.text ?? body.raw ?? ''),
    buttons: (markup?.inline_keyboard ?? []).flat().map((button) => button.text),
  };
}
