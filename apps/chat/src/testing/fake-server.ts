import type { ChatMessage, ChatPage, Language, SendMessageAnswer } from '@glossa/contracts';
import { createFakeLines, streamOf } from './fake-lines.ts';
import { createPhotoLine } from './fake-photo-line.ts';

type Fault = 'network' | 'lost-answer' | { status: number; code?: string; retryAfter?: string };
type StoredConversation = {
  token: string;
  messages: ChatMessage[];
  state: TalkState;
  language: Language;
};
type TalkState = SendMessageAnswer['state'];
type Reply = Pick<ChatMessage, 'text' | 'choices' | 'quote' | 'booking'>;

type Setup = {
  page?: ChatPage;
  reply?: (text: string) => Reply[];
  /** What a message is heard as; else the language of the page it was written on. */
  hear?: (text: string) => Language | null;
};

/** The chat's side of the API in memory: stores each message once, answers by rule, and fails on demand. */
export function createFakeServer(setup: Setup = {}) {
  const { page = examplePage, hear = () => null, reply = (text) => [{ text: `re: ${text}` }] } = setup;
  const conversations: StoredConversation[] = [];
  const requests: string[] = [];
  const faults: Fault[] = [];
  const lines = createFakeLines();

  type Sent = {
    conversationToken?: string;
    clientMessageId: string;
    text: string;
    photos?: string[];
    language?: Language;
  };

  function post(body: Sent, accept: string) {
    // As on the real server, the first message's id decides the token: sent twice it opens one conversation.
    const token = body.conversationToken ?? `token-of-${body.clientMessageId}`;
    let conversation = conversations.find((known) => known.token === token);
    if (conversation === undefined) {
      if (body.conversationToken !== undefined) return refusal(404, 'not_found');
      conversation = { token, messages: [], state: 'bot', language: 'DE' };
      conversations.push(conversation);
    }
    const { messages } = conversation;
    let own = messages.find(({ clientMessageId }) => clientMessageId === body.clientMessageId);
    if (own === undefined) {
      conversation.language = hear(body.text) ?? body.language ?? conversation.language;
      const { text, clientMessageId } = body;
      const photos = body.photos?.map((id) => ({ id, width: 4, height: 3 }));
      own = store(messages, { author: 'client', text, clientMessageId, ...(photos && { photos }) });
      const answers = conversation.state === 'manager' ? [] : reply(body.text);
      for (const answer of answers) store(messages, { author: 'bot', ...answer });
      lines.tell(token);
    }
    const { seq } = own;
    const after = messages.filter((message) => message.seq > seq && message.author !== 'client');
    const answer = { conversationToken: token, messages: after, ...talkOf(conversation) };
    if (accept !== 'text/event-stream') return json(200, answer);
    return streamOf([
      ['stored', { conversationToken: token, seq }],
      ['answer', answer],
    ]);
  }

  function get(url: URL, headers: Headers, hangUp?: AbortSignal): Response {
    if (url.pathname.includes('/photo/')) return new Response('a photo', { status: 200 });
    if (!/\/(message|live)$/.test(url.pathname)) return json(200, page);
    const conversation = find(headers);
    if (conversation === undefined) return refusal(404, 'not_found');
    const after = Number(url.searchParams.get('after'));
    if (url.pathname.endsWith('/live')) {
      const told = new Set<number>();
      return lines.open(
        conversation.token,
        () => {
          const messages = conversation.messages.filter(({ seq }) => seq > after && !told.has(seq));
          for (const { seq } of messages) told.add(seq);
          return { messages, ...talkOf(conversation) };
        },
        hangUp,
      );
    }
    const messages = conversation.messages.filter(({ seq }) => seq > after).slice(0, server.pageSize);
    return json(200, { messages, ...talkOf(conversation) });
  }

  /** As the real one: the last choices come back in the new language, here marked with it. */
  function switchLanguage(headers: Headers, language: Language): Response {
    const conversation = find(headers);
    if (conversation === undefined) return refusal(404, 'not_found');
    conversation.language = language;
    const last = conversation.messages.at(-1);
    if (last?.choices) last.choices = last.choices.map((choice) => `${language}: ${choice}`);
    return json(200, { messages: last ? [last] : [], ...talkOf(conversation) });
  }

  const find = (headers: Headers) =>
    conversations.find(({ token }) => token === headers.get('X-Conversation-Token'));

  function erase(headers: Headers): Response {
    const conversation = find(headers);
    if (conversation === undefined) return refusal(404, 'not_found');
    conversations.splice(conversations.indexOf(conversation), 1);
    lines.cut();
    return new Response(null, { status: 204 });
  }

  const fetcher = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input), 'http://studio.example');
    const request = new Request(url, init);
    // Lines are opened and reopened in the background: they are counted apart, and no fault is meant for them.
    if (url.pathname.endsWith('/live')) return get(url, request.headers, init?.signal ?? undefined);
    requests.push(`${request.method} ${url.pathname}${url.search}`);
    const fault = faults.shift();
    if (fault === 'network') throw new TypeError('Failed to fetch');
    if (typeof fault === 'object') return refusal(fault.status, fault.code, fault.retryAfter);
    const response = await answerTo(request, url);
    if (fault === 'lost-answer') throw new TypeError('Failed to fetch');
    return response;
  };
  async function answerTo(request: Request, url: URL): Promise<Response> {
    if (request.method === 'DELETE') return erase(request.headers);
    if (request.method === 'GET') return get(url, request.headers);
    const body = await request.json();
    if (url.pathname.endsWith('/language')) return switchLanguage(request.headers, body.language);
    return post(body, request.headers.get('Accept') ?? '');
  }

  const photoLine = createPhotoLine();
  const server = {
    fetch: fetcher,
    ...photoLine,
    conversations,
    requests,
    fail: (...next: Fault[]) => faults.push(...next),
    pageSize: 500,
    lines,
    /** A person of the studio writes, and the bot is silent from then on. */
    writeAsPerson(text: string) {
      for (const conversation of conversations) {
        conversation.state = 'manager';
        store(conversation.messages, { author: 'manager', text });
        lines.tell(conversation.token);
      }
    },
  };
  return server;
}

const german = {
  greeting: 'Guten Tag! Was darf ich für Sie rechnen?',
  choices: ['Scheibentönung', 'Folierung'],
};

export const examplePage: ChatPage = {
  studioName: 'Folienwerk Berlin',
  botName: 'Mia',
  ...german,
  language: 'DE',
  openings: {
    DE: german,
    EN: { greeting: 'Hello! What can I price for you?', choices: ['What does it cost?'] },
    UA: { greeting: 'Вітаю! Що вам порахувати?', choices: ['Скільки це коштує?'] },
    RU: { greeting: 'Здравствуйте! Что вам посчитать?', choices: ['Сколько это стоит?'] },
  },
  timezone: 'Europe/Berlin',
  look: { accentColor: '#0B7A75', launcherPosition: 'RIGHT' },
  contact: { address: 'Hermannstraße 210, Berlin', phone: '+49 30 1234567', email: '' },
  canQuote: true,
};

function talkOf({ state, language }: StoredConversation): { state: TalkState; language: Language } {
  return { state, language };
}

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
