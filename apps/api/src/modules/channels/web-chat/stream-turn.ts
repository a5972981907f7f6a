import type { SendMessageAnswer } from '@glossa/contracts';
import type { FastifyReply } from 'fastify';
import { describeError } from '../../../http/error-handler.ts';
import type { OnStored } from '../../conversations/index.ts';

/**
 * A turn as events: `stored` once the message is safe, `answer` with what the other form of this call returns.
 * A stream that breaks loses nothing: the page asks for what came after the last number it has.
 */
export async function streamTurn(
  reply: FastifyReply,
  turn: (onStored: OnStored) => Promise<SendMessageAnswer>,
): Promise<void> {
  const events: Promise<void>[] = [];
  const send = (event: string, data: unknown) => {
    if (reply.sse.isConnected) events.push(reply.sse.send({ event, data }));
  };
  let isStored = false;
  try {
    const answer = await turn((stored) => {
      isStored = true;
      send('stored', stored);
    });
    send('answer', answer);
  } catch (error) {
    if (!isStored) throw error;
    reply.log.error({ err: error }, 'a turn failed after its message was stored');
    send('error', describeError(error));
  }
  await Promise.allSettled(events);
}
