import { generateText, isStepCount, type LanguageModel, type ModelMessage, streamText } from 'ai';
import type { TurnFacts } from './answer.ts';
import type { Desk } from './domain/desk.ts';
import { instructionsFor, mostRowsInPrompt } from './domain/prompt/instructions.ts';
import { messagesFor } from './domain/prompt/turn-messages.ts';
import type { Spending } from './domain/spending.ts';
import { bookingTools } from './tools/booking-tools.ts';
import { personTools } from './tools/person-tools.ts';
import { priceTools } from './tools/price-tools.ts';

type Options = {
  model: LanguageModel;
  abortSignal: AbortSignal;
  maxRetries: number;
  desk: Desk;
  /** Counts every request, those of a call that fails later too. */
  spending: Spending;
  /** Hears the words of a step as they come, each time from its beginning. Without it they come at once. */
  onWords?: ((words: string) => void) | undefined;
};

/** What was said, and everything that led to it: a repair goes on from there. */
export type Draft = { text: string; messages: ModelMessage[] };

const limits = { steps: 4, outputTokens: 700, stepMs: 15_000 };

/** One talk with the model about one message, over a desk for its tools. The last step has none, so that it speaks. */
export async function askModel(facts: TurnFacts, options: Options): Promise<Draft> {
  const { model, abortSignal, maxRetries, desk, spending, onWords } = options;
  const messages: ModelMessage[] = messagesFor(facts, desk.offers);
  const request: Parameters<typeof generateText>[0] = {
    model,
    abortSignal,
    maxRetries,
    timeout: { stepMs: limits.stepMs },
    maxOutputTokens: limits.outputTokens,
    stopWhen: isStepCount(limits.steps),
    instructions: keptInstructions(facts),
    messages,
    tools: toolsFor(facts, desk),
    prepareStep: ({ stepNumber }) => (stepNumber >= limits.steps - 1 ? { activeTools: [] } : {}),
    onStepEnd: ({ usage }) => spending.add(usage),
  };
  const { text, response } = onWords ? await streamed(request, onWords) : await generateText(request);
  return { text: text.trim(), messages: [...messages, ...response.messages] };
}

/** The same request, heard while it is answered. A stream that breaks fails like a request that does. */
async function streamed(
  request: Parameters<typeof generateText>[0],
  onWords: (words: string) => void,
): Promise<{ text: string; response: { messages: ModelMessage[] } }> {
  // Errors arrive as parts of the stream; printing them would show what a provider says.
  const answer = streamText({ ...request, onError: () => {} });
  let words = '';
  for await (const part of answer.stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new DOMException('The model took too long.', 'AbortError');
    if (part.type === 'start-step') words = '';
    if (part.type !== 'text-delta') continue;
    words += part.text;
    onWords(words);
  }
  return { text: await answer.text, response: await answer.response };
}

/** Only what can be used: each tool is paid for with every request. */
function toolsFor(facts: TurnFacts, desk: Desk) {
  const { findPrices, quote } = priceTools(facts, desk);
  const { freeSlots, book, reschedule, cancel } = bookingTools(facts, desk);
  const { studio, calendar } = facts;
  return {
    ...(studio.rows.length > mostRowsInPrompt && { findPrices }),
    ...(studio.rows.length > 0 && { quote }),
    ...(studio.rows.length > 0 && studio.hours && { freeSlots, book }),
    ...(calendar.own.length > 0 && { reschedule, cancel }),
    ...personTools(facts, desk),
  };
}

/** The same draft again without what could not be proved: one request, no tools. */
export async function askForRepair(
  facts: TurnFacts,
  { draft, refused }: { draft: Draft; refused: readonly string[] },
  options: Omit<Options, 'desk'>,
): Promise<string> {
  const { model, abortSignal, maxRetries, spending } = options;
  const { text } = await generateText({
    model,
    abortSignal,
    maxRetries,
    timeout: { stepMs: limits.stepMs },
    maxOutputTokens: limits.outputTokens,
    instructions: keptInstructions(facts),
    messages: [...draft.messages, { role: 'user', content: complaint(refused) }],
    onStepEnd: ({ usage }) => spending.add(usage),
  });
  return text.trim();
}

function complaint(refused: readonly string[]): string {
  const quoted = refused.map((sentence) => `“${sentence.trim()}”`).join(' ');
  return `The server refused your draft. Nothing in the data bears this out, for this service, part, film, car or time: ${quoted} Write the whole answer to the client again without it, or right ({r3.price}, {s2}), in the same language. Nothing else.`;
}

/** The part that stays the same is marked for providers that keep only what is marked. */
function keptInstructions({ studio, tone }: TurnFacts) {
  return {
    role: 'system' as const,
    content: instructionsFor(studio, tone),
    providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  };
}
