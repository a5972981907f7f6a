// A program of its own that asks one server for one thing over and over, on many connections at once, for a while.
// Prints how often it got which status. Held streams stay open until the time is over.
import { Agent, get } from 'node:http';

export type Flood = {
  origin: string;
  path: string;
  headers: Record<string, string>;
  connections: number;
  forMs: number;
  /** Everybody from this address, or each connection from its own. */
  addresses: 'one' | 'each';
  address: string;
};

if (process.argv[2]) await send(JSON.parse(process.argv[2]));

async function send(flood: Flood): Promise<void> {
  const { origin, path, headers, connections, forMs, addresses, address } = flood;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const endsAt = Date.now() + forMs;
  const statuses: Record<string, number> = {};
  const note = (status: string) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const ask = (from: string) =>
    new Promise<void>((resolve) => {
      const request = get(
        `${origin}${path}`,
        { agent, headers: { ...headers, 'x-forwarded-for': from } },
        (answer) => {
          note(String(answer.statusCode));
          answer.resume();
          answer.once('close', resolve);
        },
      );
      request.once('error', () => {
        note('cut');
        setTimeout(resolve, 5);
      });
      setTimeout(() => request.destroy(), Math.max(1, endsAt - Date.now())).unref();
    });
  const senders = Array.from({ length: connections }, async (_, i) => {
    const from = addresses === 'one' ? address : `198.51.${i >> 8}.${i & 255}`;
    while (Date.now() < endsAt) await ask(from);
  });
  await Promise.all(senders);
  agent.destroy();
  process.stdout.write(JSON.stringify(statuses));
}
