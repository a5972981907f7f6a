import type { ChatMessage, ChatPage } from '@glossa/contracts';

type Fault = 'network' | 'lost-answer' | { status: number; code?: string; retryAfter?: string };
type StoredConversation = { token: string; messages: ChatMessage[] };
type Reply = Pick<ChatMessage, 'text' | 'choices' | 'quote' | 'booking'>;

/** The chat's side of the API in memory: stores each message once, answers by rule, and fails on demand. */
export function createFakeServer(setup: { page?: ChatPage; reply?: (text: string) => Reply[] } = {}) {
  const { page = examplePage, reply = (text) => [{ text: `re: ${text}` }] } = setup;
  const conversations: StoredConversation[] = [];
  const requests: string[] = [];
  const faults: Fault[] = [];

  function post(body: { conversationToken?: string; clientMessageId: string; text: string }): Response {
    // As on the real server, the first message's id decides the token: sent twice it opens one conversation.
    const token = body.conversationToken ?? `token-of-${body.clientMessageId}`;
    let conversation = conversations.find((known) => known.token === token);
    if (conversation === undefined) {
      if (body.conversationToken !== undefined) return refusal(404, 'not_found');
      conversation = { token, messages: [] };
      conversations.push(conversation);
    }
    const { messages } = conversation;
    let own = messages.find(({ clientMessageId }) => clientMessageId === body.clientMessageId);
    if (own === undefined) {
      own = store(messages, { author: 'client', text: body.text, clientMessageId: body.clientMessageId });
      for (const answer of reply(body.text)) store(messages, { author: 'bot', ...answer });
    }
    const { seq } = own;
    const after = messages.filter((message) => message.seq > seq && message.author !== 'client');
    return json(200, { conversationToken: token, messages: after, state: 'bot' });
  }

  function get(url: URL, headers: Headers): Response {
    if (!url.pathname.endsWith('/message')) return json(200, page);
    const conversation = conversations.find(({ token }) => token === headers.get('X-Conversation-Token'));
    if (conversation === undefined) return refusal(404, 'not_found');
    const after = Number(url.searchParams.get('after'));
    const messages = conversation.messages.filter(({ seq }) => seq > after).slice(0, server.pageSize);
    return json(200, { messages, state: 'bot' });
  }

  const fetcher = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input), 'http://studio.example');
    const request = new Request(url, init);
    requests.push(`${request.method} ${url.pathname}${url.search}`);
    const fault = faults.shift();
    if (fault === 'network') throw new TypeError('Failed to fetch');
    if (typeof fault === 'object') return refusal(fault.status, fault.code, fault.retryAfter);
    const response = request.method === 'POST' ? post(await request.json()) : get(url, request.headers);
    if (fault === 'lost-answer') throw new TypeError('Failed to fetch');
    return response;
  };
  const server = {
    fetch: fetcher,
    conversations,
    requests,
    fail: (...next: Fault[]) => faults.push(...next),
    pageSize: 500,
  };
  return server;
}

export const examplePage: ChatPage = {
  studioName: 'Folienwerk Berlin',
  botName: 'Mia',
  greeting: 'Guten Tag! Was darf ich für Sie rechnen?',
  choices: ['Scheibentönung', 'Folierung'],
  language: 'DE',
  timezone: 'Europe/Berlin',
  look: { accentColor: '#0B7A75', launcherPosition: 'RIGHT' },
  contact: { address: 'Hermannstraße 210, Berlin', phone: '+49 30 1234567', email: '' },
  canQuote: true,
};

function store(messages: ChatMessage[], message: Omit<ChatMessage, 'id' | 'seq' | 'createdAt'>): ChatMessage {
  const stored = {
    id: crypto.randomUUID(),
    seq: messages.length + 1,
    createdAt: '2026-03-12T08:00:00Z',
    ...message,
  };
  messages.push(stored);
  return stored;
}

function refusal(status: number, code?: string, retryAfter?: string): Response {
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': retryAfter };
  return code === undefined
    ? new Response('<h1>Bad gateway</h1>', { status, headers })
    : json(status, { error: 'A sentence.', code }, headers);
}

function json(status: number, body: unknown, headers?: Record<string, string>): Response {
  return Response.json(body, { status, headers });
}
