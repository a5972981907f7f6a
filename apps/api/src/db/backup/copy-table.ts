import { once } from 'node:events';
import type pg from 'pg';

/**
 * COPY in both directions over the plain driver, which knows the messages of the protocol but offers no streams for
 * them. Both hold back the faster side: a table is never in memory whole.
 */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk: (chunk: Buffer) => void;
  sendCopyFail: (reason: string) => void;
  endCopyFrom: () => void;
};

const mostWaitingBytes = 1_000_000;
const wantedBytes = 64_000;

/** The rows of `copy … to stdout`, in chunks of some 64 kB. */
export async function* copyOut(client: pg.Client, statement: string): AsyncGenerator<Buffer> {
  const heard: Heard = { chunks: [], bytes: 0, isDone: false, failure: null, stream: null, wake: () => {} };
  client.query({
    ...ignoringTheRest,
    submit: (connection: pg.Connection) => {
      heard.stream = connection.stream;
      connection.query(statement);
    },
    handleCopyData: ({ chunk }: { chunk: Buffer }) => {
      // The driver uses its buffer again for the next packet.
      heard.chunks.push(Buffer.from(chunk));
      heard.bytes += chunk.length;
      if (heard.bytes > mostWaitingBytes) heard.stream?.pause();
      if (heard.bytes > wantedBytes) heard.wake();
    },
    handleError: (error: Error) => {
      heard.failure = error;
      heard.wake();
    },
    handleReadyForQuery: () => {
      heard.isDone = true;
      heard.wake();
    },
  });
  for (;;) {
    await new Promise<void>((resolve) => {
      heard.wake = resolve;
      if (heard.isDone || heard.failure !== null || heard.bytes > wantedBytes) resolve();
    });
    if (heard.failure !== null) throw heard.failure;
    const { chunks, isDone } = heard;
    heard.chunks = [];
    heard.bytes = 0;
    heard.stream?.resume();
    if (chunks.length > 0) yield Buffer.concat(chunks);
    if (isDone) return;
  }
}

type Heard = {
  chunks: Buffer[];
  bytes: number;
  isDone: boolean;
  failure: Error | null;
  stream: pg.Connection['stream'] | null;
  wake: () => void;
};

/** Feeds `copy … from stdin` and returns how many rows the database took. */
export async function copyIn(
  client: pg.Client,
  statement: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  let rows = 0;
  let isOver = false;
  const opened = Promise.withResolvers<CopyConnection>();
  const ended = Promise.withResolvers<void>();
  // Whoever waits for one of the two hears of a failure; the other must not count as unheard.
  for (const { promise } of [opened, ended]) promise.catch(() => {});
  client.query({
    ...ignoringTheRest,
    submit: (connection: pg.Connection) => connection.query(statement),
    handleCopyInResponse: (connection: CopyConnection) => opened.resolve(connection),
    handleCommandComplete: ({ text }: { text: string }) => {
      rows = Number(text.split(' ').at(-1));
    },
    handleError: (error: Error) => {
      isOver = true;
      opened.reject(error);
      ended.reject(error);
    },
    handleReadyForQuery: () => ended.resolve(),
  });
  const connection = await opened.promise;
  try {
    for await (const chunk of chunks) {
      if (isOver) break;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableLength > mostWaitingBytes)
        await Promise.race([once(connection.stream, 'drain'), ended.promise]);
    }
  } catch (error) {
    // The source broke off: what was sent so far must not count.
    connection.sendCopyFail('the source broke off');
    await ended.promise.catch(() => {});
    throw error;
  }
  if (!isOver) connection.endCopyFrom();
  await ended.promise;
  return rows;
}

/** What the driver tells every query and a copy has no use for. */
const ignoringTheRest = {
  handleRowDescription: () => {},
  handleDataRow: () => {},
  handlePortalSuspended: () => {},
  handleEmptyQuery: () => {},
  handleCommandComplete: () => {},
  handleCopyInResponse: () => {},
  handleCopyData: () => {},
};
