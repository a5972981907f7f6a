import type { ChatHistory } from '@glossa/contracts';
import { isChatHistory } from './answers.ts';
import type { Caller } from './caller.ts';
import type { Failure } from './failure.ts';
import { readEvents } from './read-events.ts';

export type Listening = { signal: AbortSignal; onHistory: (history: ChatHistory) => void };

/** The server gives a sign every fifteen seconds. Two of them missed, and the line is dead though it looks open. */
const longestSilenceMs = 40_000;

/** Hears what is said until the line breaks. Tells why it could not be opened, or null when it was. */
export async function listen(
  call: Caller,
  path: string,
  token: string,
  listening: Listening,
): Promise<Failure | null> {
  const line = new AbortController();
  const hangUp = () => line.abort();
  let timer = setTimeout(hangUp, longestSilenceMs);
  const onSign = () => {
    clearTimeout(timer);
    timer = setTimeout(hangUp, longestSilenceMs);
  };
  listening.signal.addEventListener('abort', hangUp);
  const init = {
    signal: line.signal,
    headers: { Accept: 'text/event-stream', 'X-Conversation-Token': token },
  };
  const answer = await call(path, init, async ({ body }) => {
    if (body === null) return null;
    await readEvents(
      body,
      ({ name, data }) => {
        if (name === 'messages' && isChatHistory(data) && !listening.signal.aborted)
          listening.onHistory(data);
      },
      onSign,
    );
    return true;
  });
  clearTimeout(timer);
  listening.signal.removeEventListener('abort', hangUp);
  return answer.ok ? null : answer.failure;
}
