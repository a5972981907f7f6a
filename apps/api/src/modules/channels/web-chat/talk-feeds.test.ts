import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { conversationTopic, newLocalHub } from '../../../live/live-hub.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { conversations } from '../../conversations/conversations.table.ts';
import { newTalk } from '../../conversations/testing/talk.ts';
import { type Listener, openTalkFeeds } from './talk-feeds.ts';

let test: TestApp;
let link: string;
beforeAll(async () => {
  test = await createTestApp();
  ({ chatLinkId: link } = await test.createOwner('owner@example.com'));
});
afterAll(() => test.close());

const newListener = (lastSeq: number): Listener => ({ lastSeq, known: null, onNews: vi.fn() });

async function openTalk() {
  await test.db.delete(conversations);
  const talk = newTalk(test, link);
  await talk.say('Hallo');
  const [conversation] = await test.db.select().from(conversations);
  if (!conversation) throw new Error('There is no talk.');
  return { talk, conversation };
}

it('reads the news of a talk once, however many pages show it', async () => {
  const { talk, conversation } = await openTalk();
  const live = newLocalHub();
  const feeds = openTalkFeeds({ db: test.db, live, onError: () => {} });
  const listeners = Array.from({ length: 120 }, () => newListener(2));
  const leaving = listeners.map((listener) => feeds.join(conversation, listener));
  await vi.waitFor(() => {
    for (const { onNews } of listeners) expect(onNews).toHaveBeenCalledTimes(1);
  });
  await talk.say('Was kostet eine Politur?');
  const asked = vi.spyOn(test.pool, 'query');
  live.tell(conversationTopic(conversation.id));
  await vi.waitFor(() => {
    for (const { onNews } of listeners) expect(onNews).toHaveBeenCalledTimes(2);
  });
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  asked.mockRestore();
  for (const { onNews } of listeners)
    expect(onNews).toHaveBeenLastCalledWith(
      expect.objectContaining({ messages: [expect.anything(), expect.anything()] }),
    );
  for (const leave of leaving) leave();
});

it('tells each page what it lacks, and all of them when the talk is gone', async () => {
  const { talk, conversation } = await openTalk();
  await talk.say('Danke');
  const live = newLocalHub();
  const feeds = openTalkFeeds({ db: test.db, live, onError: () => {} });
  const [early, late] = [newListener(0), newListener(3)];
  feeds.join(conversation, early);
  feeds.join(conversation, late);
  const seqs = ({ onNews }: Listener) =>
    vi
      .mocked(onNews)
      .mock.calls.flatMap(([news]) => news?.messages.map(({ seq }) => String(seq)) ?? ['gone']);
  await vi.waitFor(() => expect([seqs(early), seqs(late)]).toEqual([['1', '2', '3', '4'], ['4']]));
  await test.db.delete(conversations);
  live.tell(conversationTopic(conversation.id));
  await vi.waitFor(() => expect([seqs(early).at(-1), seqs(late).at(-1)]).toEqual(['gone', 'gone']));
});
