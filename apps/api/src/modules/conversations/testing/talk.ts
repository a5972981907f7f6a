import { randomUUID } from 'node:crypto';
import type { SendMessageAnswer } from '@glossa/contracts';
import type { TestApp } from '../../../testing/test-app.ts';

export type Talk = ReturnType<typeof newTalk>;

/** A client in the web chat, for tests: remembers its token and reads JSON. */
export function newTalk(test: TestApp, chatLinkId: string, headers: Record<string, string> = {}) {
  let conversationToken: string | undefined;
  return {
    token: () => conversationToken ?? '',
    say: async (text: string, clientMessageId = `m-${randomUUID()}`): Promise<SendMessageAnswer> => {
      const answer = await test.send('POST', `/api/chat/${chatLinkId}/message`, {
        body: { text, clientMessageId, ...(conversationToken && { conversationToken }) },
        headers,
      });
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
      const taken: SendMessageAnswer = answer.json();
      conversationToken = taken.conversationToken;
      return taken;
    },
  };
}
