import type { LanguageModel } from 'ai';
import { estimateTokens } from './estimate-tokens.ts';

type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>;
type Prompt = Parameters<Model['doGenerate']>[0]['prompt'];
type Generated = Awaited<ReturnType<Model['doGenerate']>>;

/** What a model did in one request: it called tools, or it spoke. */
export type Step = { call: Record<string, unknown>[] } | { say: string };

/** A turn as it was recorded: the steps to the answer, and what the model says when a sentence was refused. */
export type RecordedTurn = { client: string; steps: Step[]; repair?: string };

export type Spent = { requests: number; input: number; output: number; repairs: number };

/** A model in this process that says what was recorded, and counts what it was asked. No network. */
export function recordedModel() {
  let turn: RecordedTurn = { client: '', steps: [] };
  let at = 0;
  const spent: Spent = { requests: 0, input: 0, output: 0, repairs: 0 };
  const next = (hasTools: boolean): Step => {
    // A request without tools that comes after the words were said is a repair.
    if (at >= turn.steps.length || (!hasTools && at > 0 && 'say' in (turn.steps[at - 1] ?? {}))) {
      spent.repairs += 1;
      return { say: turn.repair ?? lastWords(turn) };
    }
    const step = turn.steps[at];
    at += 1;
    return step ?? { say: '' };
  };
  const model: Model = {
    specificationVersion: 'v4',
    provider: 'recorded',
    modelId: 'recorded',
    supportedUrls: {},
    doGenerate: async ({ prompt, tools = [] }) => {
      const step = next(tools.length > 0);
      const input = estimateTokens(`${prompt.map(wordsOf).join('\n')}\n${JSON.stringify(tools)}`);
      const output = estimateTokens(JSON.stringify(step));
      spent.requests += 1;
      spent.input += input;
      spent.output += output;
      return generated(step, { input, output }, spent.requests);
    },
    doStream: () => Promise.reject(new Error('A recording is not streamed.')),
  };
  return {
    model,
    spent: () => ({ ...spent }),
    play: (recorded: RecordedTurn) => {
      turn = recorded;
      at = 0;
    },
  };
}

/** A message as a model reads it: its text, and its calls and their results as JSON. */
function wordsOf({ role, content }: Prompt[number]): string {
  const parts =
    typeof content === 'string'
      ? [content]
      : content.map((part) => (part.type === 'text' ? part.text : JSON.stringify(part)));
  return `${role}: ${parts.join('\n')}`;
}

function lastWords({ steps }: RecordedTurn): string {
  return steps.flatMap((step) => ('say' in step ? [step.say] : [])).at(-1) ?? '';
}

function generated(step: Step, { input, output }: { input: number; output: number }, seq: number): Generated {
  const content: Generated['content'] =
    'say' in step
      ? [{ type: 'text', text: step.say }]
      : step.call.map(({ name, ...args }, i) => ({
          type: 'tool-call',
          toolCallId: `call-${seq}-${i}`,
          toolName: String(name),
          input: JSON.stringify(args),
        }));
  return {
    content,
    finishReason: { unified: 'say' in step ? 'stop' : 'tool-calls', raw: undefined },
    usage: {
      inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: output, text: output, reasoning: 0 },
    },
    warnings: [],
  };
}
