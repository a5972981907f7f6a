import type { SendMessageAnswer } from '@glossa/contracts';
import { isRecord } from '../json/is-record.ts';
import { isSendMessageAnswer } from './answers.ts';
import { readEvents } from './read-events.ts';

/** The server has the message for good; its answer may still take a while. */
export type Stored = { token: string; seq: number };

/** What is heard of a turn before its answer. */
export type TurnNews = {
  onStored?: (stored: Stored) => void;
  /** The beginning of an answer that is still being made, each time the whole of it so far. */
  onDraft?: (text: string) => void;
};

/** One turn as events. A stream that ends before the answer is no answer: the same message is sent again. */
export async function readTurn(
  response: Response,
  { onStored, onDraft }: TurnNews,
): Promise<SendMessageAnswer | null> {
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!isStream || response.body === null) {
    const body: unknown = await response.json();
    return isSendMessageAnswer(body) ? body : null;
  }
  const answers: SendMessageAnswer[] = [];
  await readEvents(response.body, ({ name, data }) => {
    const stored = name === 'stored' ? readStored(data) : null;
    if (stored !== null) onStored?.(stored);
    if (name === 'draft' && isRecord(data) && typeof data.text === 'string') onDraft?.(data.text);
    if (name === 'answer' && isSendMessageAnswer(data)) answers.push(data);
  });
  return answers[0] ?? null;
}

function readStored(data: unknown): Stored | null {
  if (!isRecord(data) || typeof data.conversationToken !== 'string' || typeof data.seq !== 'number')
    return null;
  return { token: data.conversationToken, seq: data.seq };
}
