import type { PriceReading } from '@glossa/contracts';
import type { FastifyReply } from 'fastify';
import { describeError } from '../../http/error-handler.ts';

type Read = (onProgress: (done: number, total: number) => void) => Promise<PriceReading>;

/** A reading as events: `progress` after each part, then `reading` with what the other form of this call returns. */
export async function streamReading(reply: FastifyReply, read: Read): Promise<void> {
  const events: Promise<void>[] = [];
  const send = (event: string, data: unknown) => {
    if (reply.sse.isConnected) events.push(reply.sse.send({ event, data }));
  };
  let isStreaming = false;
  try {
    const reading = await read((done, total) => {
      isStreaming = true;
      send('progress', { done, total });
    });
    send('reading', reading);
  } catch (error) {
    // Before the first event a refusal is still an ordinary answer.
    if (!isStreaming) throw error;
    send('error', describeError(error));
  }
  await Promise.allSettled(events);
}
