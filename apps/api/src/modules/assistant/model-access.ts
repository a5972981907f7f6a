import type { LanguageModel } from 'ai';
import { newBreaker } from './domain/breaker.ts';

/** The one way to a language model: with a budget of time, and silent while the model is known to be down. */
export type ModelAccess = {
  model: LanguageModel;
  label: string;
  /** Runs a call within a budget; throws what the call throws, or `ModelDown` without calling at all. */
  run: <T>(call: (options: CallOptions) => Promise<T>, budgetMs?: number) => Promise<T>;
};

export type CallOptions = { abortSignal: AbortSignal; maxRetries: number };

/** The breaker is open: the model failed too often a moment ago. */
export class ModelDown extends Error {}

type Options = {
  model: LanguageModel;
  label: string;
  /** Hears once of each time the breaker opens. */
  onTrouble: (cause: unknown) => void;
  nowMs?: () => number;
};

/** A client sees an answer within twelve seconds, so the model gets eleven and a half. */
const defaultBudgetMs = 11_500;

export function openModelAccess({ model, label, onTrouble, nowMs = Date.now }: Options): ModelAccess {
  const breaker = newBreaker();
  return {
    model,
    label,
    run: async (call, budgetMs = defaultBudgetMs) => {
      if (breaker.isOpen(nowMs())) throw new ModelDown('the model failed too often a moment ago');
      try {
        const result = await call({ abortSignal: AbortSignal.timeout(budgetMs), maxRetries: 1 });
        breaker.succeeded();
        return result;
      } catch (error) {
        if (breaker.failed(nowMs())) onTrouble(error);
        throw error;
      }
    },
  };
}
