import type { LanguageModel } from 'ai';
import { LRUCache } from 'lru-cache';
import { type Breaker, newBreaker } from './domain/breaker.ts';

/** The one way to a language model: with a budget of time, and silent while the model is known to be down. */
export type ModelAccess = {
  model: LanguageModel;
  label: string;
  /** How long an answer may take in all. */
  budgetMs: number;
  /** How long a client has to be silent before an answer is begun. */
  quietMs: number;
  /** Runs a call within a budget; throws what the call throws, or `ModelDown` without calling at all. */
  run: <T>(call: (options: CallOptions) => Promise<T>, limits?: RunLimits) => Promise<T>;
  /** The same model with a breaker of the studio's own: what one studio asks of it closes it for no other. */
  forStudio: (partnerId: string) => ModelAccess;
};

export type CallOptions = { abortSignal: AbortSignal; maxRetries: number };

export type RunLimits = {
  budgetMs?: number;
  /** Ends the call when its answer is of no use any more, which is no failure of the model. */
  stale?: AbortSignal;
};

/** The breaker is open: the model failed too often a moment ago. */
export class ModelDown extends Error {}

type Options = {
  model: LanguageModel;
  label: string;
  /** Hears once of each time a breaker opens. */
  onTrouble: (cause: unknown) => void;
  budgetMs?: number;
  quietMs?: number;
  nowMs?: () => number;
};

const defaults = { budgetMs: 25_000, quietMs: 0 };
const mostStudios = 5_000;

export function openModelAccess(options: Options): ModelAccess {
  const breakers = new LRUCache<string, Breaker>({ max: mostStudios });
  const forStudio = (partnerId: string): ModelAccess => {
    const breaker = breakers.get(partnerId) ?? newBreaker();
    breakers.set(partnerId, breaker);
    return accessWith(breaker, options, forStudio);
  };
  return accessWith(newBreaker(), options, forStudio);
}

function accessWith(
  breaker: Breaker,
  { model, label, onTrouble, nowMs = Date.now, ...given }: Options,
  forStudio: ModelAccess['forStudio'],
): ModelAccess {
  const { budgetMs, quietMs } = { ...defaults, ...given };
  return {
    model,
    label,
    budgetMs,
    quietMs,
    forStudio,
    run: async (call, limits = {}) => {
      if (breaker.isOpen(nowMs())) throw new ModelDown('the model failed too often a moment ago');
      const { stale } = limits;
      const timeout = AbortSignal.timeout(limits.budgetMs ?? budgetMs);
      try {
        const abortSignal = stale ? AbortSignal.any([timeout, stale]) : timeout;
        const result = await call({ abortSignal, maxRetries: 1 });
        breaker.succeeded();
        return result;
      } catch (error) {
        if (!stale?.aborted && breaker.failed(nowMs())) onTrouble(error);
        throw error;
      }
    },
  };
}
