import type { FastifyInstance } from 'fastify';

type Streams = {
  /** Takes a place for a stream; null when this address has too many. Returns how to leave. */
  enter: (address: string, close: () => void) => (() => void) | null;
};

/** The streams a server holds open: so many for each address, and all closed when the server stops. */
export function openStreams(app: FastifyInstance, { perAddress }: { perAddress: number }): Streams {
  const open = new Map<string, Set<() => void>>();
  app.addHook('preClose', async () => {
    for (const closes of open.values()) for (const close of closes) close();
  });
  return {
    enter: (address, close) => {
      const closes = open.get(address) ?? new Set();
      if (closes.size >= perAddress) return null;
      open.set(address, closes.add(close));
      return () => {
        closes.delete(close);
        if (closes.size === 0) open.delete(address);
      };
    },
  };
}
