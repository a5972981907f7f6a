import { type ChatCompletionRequest, type FixtureResponse, LLMock } from '@copilotkit/aimock';
import type { ModelConfig } from '../../../config.ts';

export type Call = { name: string; input: unknown };
export type Line = { say: string } | { call: Call[] } | FixtureResponse;

/**
 * What a scripted model may look at: the client's last words, the facts of the turn, the results of its own calls in
 * it, and why its draft was refused.
 */
export type Heard = {
  text: string;
  facts: string;
  results: unknown[];
  instructions: string;
  complaint: string | null;
  /** The tools it may call, as the provider is told of them. */
  tools: unknown[];
  /** What was said in this talk, roles and words in order. */
  talk: { role: string; text: string }[];
  /** The pictures of the last message, as the provider gets them. */
  pictures: string[];
};

/** A model server on loopback that speaks the OpenAI protocol and says what a test tells it to. */
export async function startScriptedModel(
  think: (heard: Heard) => Line | Promise<Line>,
  /** How it streams: so many characters at a time, with so many milliseconds between. */
  streaming: { chunkSize?: number; latency?: number } = {},
) {
  const server = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent', ...streaming });
  let requests = 0;
  server.on({}, async (request) => {
    requests += 1;
    return toResponse(await think(hear(request)));
  });
  await server.start();
  const config: ModelConfig = {
    provider: 'openai',
    model: 'scripted',
    apiKey: 'a-key-for-tests',
    baseUrl: `${server.url}/v1`,
    budgetMs: 12_000,
  };
  return { config, requests: () => requests, stop: () => server.stop() };
}

function hear({ messages, tools = [] }: ChatCompletionRequest): Heard {
  const textOf = (content: unknown) => {
    if (typeof content === 'string') return content;
    const words = partsOf(content).flatMap(({ type, text }) => (type === 'text' && text ? [text] : []));
    return words.length > 0 ? words.join('\n') : JSON.stringify(content);
  };
  const said = messages.flatMap(({ role, content }) => (role === 'user' ? [textOf(content)] : []));
  const last = said.at(-1) ?? '';
  const complaint = last.startsWith('The server refused') ? last : null;
  const asked = (complaint === null ? last : said.at(-2)) ?? '';
  const [facts = '', text = asked] = asked.split('The client writes: ');
  const at = messages.findLastIndex(({ role, content }) => role === 'user' && textOf(content) === asked);
  return {
    text: text.replaceAll(/<\/?data>/g, ''),
    facts,
    complaint,
    tools,
    talk: messages.map(({ role, content }) => ({ role, text: textOf(content ?? '') })),
    pictures: partsOf(messages[at]?.content).flatMap(({ image_url: image }) => image?.url ?? []),
    results: messages
      .slice(at + 1)
      .flatMap(({ role, content }) => (role === 'tool' ? [JSON.parse(textOf(content))] : [])),
    instructions: messages
      .flatMap(({ role, content }) => (role === 'system' ? [textOf(content)] : []))
      .join('\n'),
  };
}

type Part = { type?: string; text?: string; image_url?: { url: string } };

function partsOf(content: unknown): Part[] {
  return Array.isArray(content) ? content : [];
}

function toResponse(line: Line): FixtureResponse {
  if ('say' in line) return { content: line.say };
  if ('call' in line)
    return { toolCalls: line.call.map(({ name, input }) => ({ name, arguments: JSON.stringify(input) })) };
  return line;
}
