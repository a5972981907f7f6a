import type { SendMessageAnswer } from '@glossa/contracts';
import type { FastifyReply } from 'fastify';
import { describeError } from '../../../http/error-handler.ts';
import type { TurnNews } from '../../conversations/index.ts';

/**
 * A turn as events: `stored` once the message is safe, `draft` with the beginning of an answer that is still being made
 * (each time the whole of it so far, proved; empty when it is given up), `answer` with what the other form of this call returns.
 * A stream that breaks loses nothing: the page asks for what came after the last number it has.
 */
export async function streamTurn(
  reply: FastifyReply,
  turn: (news: TurnNews) => Promise<SendMessageAnswer>,
): Promise<void> {
  const events: Promise<void>[] = [];
  const send = (event: string, data: unknown) => {
    if (reply.sse.isConnected) events.push(reply.sse.send({ event, data }));
  };
  let isStored = false;
  try {
    const answer = await turn({
      onStored: (stored) => {
        isStored = true;
        send('stored', stored);
      },
      onDraft: (text) => send('draft', { text }),
    });
    send('answer', answer);
  } catch (error) {
    if (!isStored) throw error;
    reply.log.error({ err: error }, 'a turn failed after its message was stored');
    send('error', describeError(error));
  }
  await Promise.allSettled(events);
}
