import type { ChatHistory, Language } from '@glossa/contracts';
import type { ChatApi } from '../api/api.ts';
import { backoffMs } from './backoff.ts';
import type { Pause } from './pause.ts';

type Deps = {
  api: Pick<ChatApi, 'switchLanguage'>;
  pause: Pause;
  random: () => number;
  token(): string | null;
  onReworded(language: Language, history: ChatHistory): void;
};

const mostTries = 5;

export type TellLanguage = {
  tell(language: Language): void;
  /** The same for a language that was heard; what is being told was chosen after that. */
  follow(language: Language): void;
  /** Something was said since, which tells the language by itself. */
  leave(): void;
};

/**
 * Tells the server the language that was chosen, and gives the last word back with its choices in it. A server that is
 * busy is asked again; where it stays away, the next message tells the language as well.
 */
export function createTellLanguage(deps: Deps): TellLanguage {
  let choices = 0;
  let telling = 0;

  function leave(): void {
    choices += 1;
    deps.pause.end();
  }

  async function tell(language: Language): Promise<void> {
    leave();
    const [token, choice] = [deps.token(), choices];
    if (token === null) return;
    const isCurrent = () => choice === choices && deps.token() === token;
    for (let tries = 1; tries <= mostTries && isCurrent(); tries += 1) {
      const answer = await deps.api.switchLanguage(token, language);
      if (!isCurrent()) return;
      if (answer.ok) return deps.onReworded(language, answer.value);
      if (answer.failure.kind === 'missing' || answer.failure.kind === 'refused') return;
      await deps.pause.wait(backoffMs(tries, deps.random()));
    }
  }

  async function count(language: Language): Promise<void> {
    telling += 1;
    await tell(language);
    telling -= 1;
  }

  return {
    tell: (language) => void count(language),
    follow: (language) => {
      if (telling === 0) void count(language);
    },
    leave,
  };
}
