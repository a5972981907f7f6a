import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What Meta knows of a token: the app it was made for and the accounts it opens. */
export type GraphAccount = {
  appSecret: string;
  phoneNumber?: { id: string; display: string; businessId: string };
  page?: { id: string; name: string; instagram?: { id: string; username: string } };
};

export type GraphSent = {
  /** The path without its version. */
  path: string;
  token: string;
  to: string;
  text: string;
  choices: string[];
  kind: string;
  key: string;
};

type Fault =
  | { code: number; subcode?: number; message?: string }
  /** Meta itself is in trouble. */
  | { status: number }
  /** Takes the message and never answers. */
  | { hang: true };

type Answer = (status: number, body: unknown) => void;
type Call = { path: string; query: URLSearchParams; token: string; body: Record<string, unknown> };

/** A Graph API server on loopback: knows some tokens, keeps what is sent, hands out media, is faulty on demand. */
export async function startGraphApi(accounts: Record<string, GraphAccount>) {
  const sent: GraphSent[] = [];
  const calls: (Call & { method: string })[] = [];
  const faults: Fault[] = [];
  const subscriptionFaults: Exclude<Fault, { hang: true }>[] = [];
  const media = new Map<string, Buffer>();
  const templates: {
    name: string;
    language: string;
    status: string;
    components?: { type: string; text?: string }[];
  }[] = [];
  const subscriptions = new Set<string>();
  const state = { slowMs: 0, messages: 0 };
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    calls.push({ ...call, method: request.method ?? '' });
    if (state.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, state.slowMs));
    await respond(request.method ?? '', call, response);
  });
  const respond = async (method: string, call: Call, response: ServerResponse) => {
    const answer: Answer = (status, body) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (code: number, message: string, subcode?: number) =>
      answer(400, { error: { code, message, ...(subcode && { error_subcode: subcode }) } });
    const account = accounts[call.token];
    if (call.path.startsWith('media-file/')) {
      const file = media.get(call.path.slice('media-file/'.length));
      response.writeHead(file ? 200 : 404).end(file);
      return;
    }
    if (!account) return refuse(190, 'Error validating access token');
    const proof = createHmac('sha256', account.appSecret).update(call.token).digest('hex');
    if (call.query.get('appsecret_proof') !== proof)
      return refuse(100, 'Invalid appsecret_proof provided in the API argument');
    const { phoneNumber, page } = account;
    const [first = '', second = ''] = call.path.split('/');
    if (second === 'subscribed_apps') {
      const fault = method === 'GET' ? undefined : subscriptionFaults.shift();
      if (fault && 'status' in fault) return void response.writeHead(fault.status).end('<html>sorry</html>');
      if (fault) return refuse(fault.code, fault.message ?? 'refused', fault.subcode);
      if (method === 'POST') subscriptions.add(first);
      if (method === 'DELETE') subscriptions.delete(first);
      return answer(
        200,
        method !== 'GET' ? { success: true } : { data: subscriptions.has(first) ? [{}] : [] },
      );
    }
    if (second === 'message_templates')
      return answer(200, { data: templates.filter(({ name }) => name === call.query.get('name')) });
    if (second === 'messages') return takeMessage(call, { answer, refuse, response });
    if (phoneNumber && first === phoneNumber.id)
      return answer(200, { id: first, display_phone_number: phoneNumber.display });
    if (page && first === 'me')
      return answer(200, {
        id: page.id,
        name: page.name,
        ...(page.instagram && { instagram_business_account: page.instagram }),
      });
    const file = media.get(first);
    if (file) return answer(200, { url: `${url()}/v23.0/media-file/${first}`, file_size: file.length });
    return refuse(100, `Unsupported get request. Object with ID '${first}' does not exist`);
  };
  const takeMessage = (
    call: Call,
    { answer, refuse, response }: { answer: Answer; refuse: Refuse; response: ServerResponse },
  ) => {
    if (!('status' in call.body) && !('sender_action' in call.body)) {
      const fault = faults.shift();
      if (fault && 'status' in fault) return void response.writeHead(fault.status).end('<html>sorry</html>');
      if (fault && 'code' in fault) return refuse(fault.code, fault.message ?? 'refused', fault.subcode);
      sent.push(readSent(call));
      if (fault) return;
    }
    state.messages += 1;
    const id = `mid.${state.messages}`;
    answer(200, { messages: [{ id }], message_id: id, recipient_id: 'x' });
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = () => `http://127.0.0.1:${port}`;
  return {
    url: url(),
    sent,
    calls,
    templates,
    subscriptions,
    /** The next messages go like this. */
    fail: (...next: Fault[]) => faults.push(...next),
    /** The next changes of what is told to whom go like this. */
    failSubscriptions: (...next: typeof subscriptionFaults) => subscriptionFaults.push(...next),
    slowDown: (ms: number) => {
      state.slowMs = ms;
    },
    /** A file a client sent, under its id. */
    putMedia: (id: string, bytes: Buffer) => media.set(id, bytes),
    expire: (token: string) => delete accounts[token],
    admit: (token: string, account: GraphAccount) => {
      accounts[token] = account;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Refuse = (code: number, message: string, subcode?: number) => void;

/** A call of Meta's, signed as Meta signs it: over the very bytes that are sent. */
export function signed(body: unknown, appSecret: string) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const signature = createHmac('sha256', appSecret).update(payload).digest('hex');
  return { payload, signature: `sha256=${signature}` };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const url = new URL(request.url ?? '/', 'http://graph');
  let text = '';
  for await (const chunk of request) text += chunk;
  return {
    path: url.pathname.replace(/^\/v[\d.]+\//, ''),
    query: url.searchParams,
    token: (request.headers.authorization ?? '').replace('Bearer ', ''),
    body: text === '' ? {} : JSON.parse(text),
  };
}

function readSent({ path, token, body }: Call): GraphSent {
  const read = body as {
    to?: string;
    type?: string;
    recipient?: { id: string };
    biz_opaque_callback_data?: string;
    tag?: string;
    text?: { body: string };
    template?: { name: string; components: { parameters: { text: string }[] }[] };
    message?: { text: string; metadata: string; quick_replies?: { title: string }[] };
    interactive?: {
      type: string;
      body: { text: string };
      action: { buttons?: { reply: { title: string } }[]; sections?: { rows: { id: string }[] }[] };
    };
  };
  const { interactive, template, message } = read;
  const filling = template?.components[0]?.parameters[0]?.text;
  return {
    path,
    token,
    to: read.to ?? read.recipient?.id ?? '',
    text: interactive?.body.text ?? read.text?.body ?? message?.text ?? filling ?? '',
    choices: [
      ...(interactive?.action.buttons ?? []).map(({ reply }) => reply.title),
      ...(interactive?.action.sections ?? []).flatMap(({ rows }) => rows.map(({ id }) => id)),
      ...(message?.quick_replies ?? []).map(({ title }) => title),
    ],
    kind: template?.name ?? interactive?.type ?? read.tag ?? 'text',
    key: read.biz_opaque_callback_data ?? message?.metadata ?? '',
  };
}
