import type { ChatHistory } from '@glossa/contracts';
import type { ChatApi } from '../api/api.ts';
import type { Answer } from '../api/failure.ts';
import { backoffMs } from './backoff.ts';
import type { Pause } from './pause.ts';

export type CatchUpDeps = {
  api: ChatApi;
  pause: Pause;
  random: () => number;
  /** Where this page stands, or null while there is no conversation. */
  position(): { token: string; after: number } | null;
  onAnswer(token: string, answer: Answer<ChatHistory>): void;
};

/** The server gives long histories in pages. An answer this long may have a sequel. */
const longAnswer = 100;

/** Asks for everything after the last known number. Calls made meanwhile lead to one more round. */
export function createCatchUp(deps: CatchUpDeps): () => void {
  let isRunning = false;
  let isWanted = false;

  async function run(): Promise<void> {
    isWanted = true;
    deps.pause.end();
    if (isRunning) return;
    isRunning = true;
    let failures = 0;
    while (isWanted) {
      isWanted = false;
      const position = deps.position();
      if (position === null) break;
      const answer = await deps.api.loadHistory(position.token, position.after);
      deps.onAnswer(position.token, answer);
      if (answer.ok && answer.value.messages.length >= longAnswer) isWanted = true;
      const canRetry = !answer.ok && answer.failure.kind !== 'missing' && answer.failure.kind !== 'refused';
      if (!canRetry) continue;
      failures += 1;
      isWanted = true;
      await deps.pause.wait(backoffMs(failures, deps.random()));
    }
    isRunning = false;
  }

  return () => void run();
}
