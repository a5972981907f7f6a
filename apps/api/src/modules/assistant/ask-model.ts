import { generateText, isStepCount, type LanguageModel } from 'ai';
import type { TurnFacts } from './answer.ts';
import { type Desk, newDesk } from './domain/desk.ts';
import { instructionsFor, messagesFor } from './domain/prompt.ts';
import { bookingTools } from './tools/booking-tools.ts';
import { personTools } from './tools/person-tools.ts';
import { priceTools } from './tools/price-tools.ts';

type Options = {
  model: LanguageModel;
  abortSignal: AbortSignal;
  maxRetries: number;
  /** What was wrong with the draft before. */
  complaint: string | null;
};

const limits = { steps: 5, outputTokens: 800, stepMs: 6_000 };

/** One conversation with the model about one message, with a fresh desk for its tools. */
export async function askModel(facts: TurnFacts, options: Options): Promise<{ text: string; desk: Desk }> {
  const { model, abortSignal, maxRetries, complaint } = options;
  const desk = newDesk();
  const { text } = await generateText({
    model,
    abortSignal,
    maxRetries,
    timeout: { stepMs: limits.stepMs },
    maxOutputTokens: limits.outputTokens,
    stopWhen: isStepCount(limits.steps),
    instructions: [instructionsFor(facts), complaint].filter(Boolean).join('\n'),
    messages: messagesFor(facts),
    tools: { ...priceTools(facts, desk), ...bookingTools(facts, desk), ...personTools(facts, desk) },
  });
  return { text: text.trim(), desk };
}
