import type { ChatHistory } from '@glossa/contracts';
import type { ChatApi } from '../api/api.ts';
import type { Answer, Failure } from '../api/failure.ts';
import { backoffMs } from './backoff.ts';
import type { Pause } from './pause.ts';

export type LiveDeps = {
  api: Pick<ChatApi, 'listen'>;
  pause: Pause;
  random: () => number;
  /** Where to listen from, or null while there is nothing to hear. */
  position(): { token: string; after: number } | null;
  onAnswer(token: string, answer: Answer<ChatHistory>): void;
};

/** One open line to the conversation, dialled again whenever it breaks. */
export type Live = {
  /** Opens, keeps or closes the line, as the position asks for. */
  check(): void;
  /** Gives up the pause earned by earlier failures. */
  hurry(): void;
  stop(): void;
};

export function createLive(deps: LiveDeps): Live {
  let line: { token: string; closing: AbortController } | null = null;

  function stop(): void {
    line?.closing.abort();
    line = null;
    deps.pause.end();
  }

  function check(): void {
    const token = deps.position()?.token ?? null;
    if (token === (line?.token ?? null)) return;
    stop();
    if (token === null) return;
    line = { token, closing: new AbortController() };
    void keepListening(deps, line.closing.signal);
  }

  return { check, stop, hurry: deps.pause.end };
}

async function keepListening(deps: LiveDeps, signal: AbortSignal): Promise<void> {
  let failures = 0;
  for (let from = deps.position(); from !== null && !signal.aborted; from = deps.position()) {
    const { token } = from;
    const failure = await deps.api.listen(from, {
      signal,
      onHistory(value) {
        failures = 0;
        deps.onAnswer(token, { ok: true, value });
      },
    });
    if (signal.aborted) return;
    if (failure?.kind === 'missing') deps.onAnswer(token, { ok: false, failure });
    failures += 1;
    await deps.pause.wait(pauseMs(failure, backoffMs(failures, deps.random())));
  }
}

function pauseMs(failure: Failure | null, backoff: number): number {
  return failure?.kind === 'busy' ? Math.max(backoff, failure.retryAfterMs ?? 0) : backoff;
}
