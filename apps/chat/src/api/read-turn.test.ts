import { expect, it } from 'vitest';
import { readTurn } from './read-turn.ts';

const answer = { conversationToken: 'T', messages: [], state: 'bot', language: 'DE' };
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const streamOf = (...events: string[]) =>
  new Response(events.join(''), { headers: { 'Content-Type': 'text/event-stream' } });

/** What was heard, in order. */
async function heardOf(response: Response) {
  const heard: unknown[] = [];
  const answered = await readTurn(response, {
    onStored: (stored) => heard.push(stored),
    onDraft: (text) => heard.push(text),
  });
  return { heard, answered };
}

it('hears that a message is stored, how its answer begins, and the answer', async () => {
  const stream = streamOf(
    event('stored', { conversationToken: 'T', seq: 1 }),
    event('draft', { text: 'It lasts.' }),
    event('draft', { text: 'It lasts. It is €890.' }),
    event('answer', answer),
  );
  expect(await heardOf(stream)).toEqual({
    heard: [{ token: 'T', seq: 1 }, 'It lasts.', 'It lasts. It is €890.'],
    answered: answer,
  });
});

it.each([{}, { text: 7 }, null, 'It lasts.'])('passes over a beginning that is none: %j', async (data) => {
  const { heard, answered } = await heardOf(streamOf(event('draft', data), event('answer', answer)));
  expect(heard).toEqual([]);
  expect(answered).toEqual(answer);
});

it('is no answer where the stream ends after a beginning', async () => {
  expect((await heardOf(streamOf(event('draft', { text: 'It lasts.' })))).answered).toBeNull();
});
