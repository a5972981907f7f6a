// What one turn costs over HTTP with everything stored, against the embedded database:
// alone, and 32 at a time. The measure is the server's own /healthz in the same run.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = 4790;
const origin = `http://127.0.0.1:${port}`;
const lines = [
  'Hallo',
  'Was kostet eine Keramikversiegelung für meinen Golf?',
  'Geht es am Freitag?',
  'Danke',
];
const alone = 200;
const together = { clients: 32, turns: 40 };

let visitors = 0;

type Timing = { medianMs: number; p95Ms: number };

const folder = mkdtempSync(join(tmpdir(), 'glossa-bench-'));
const server = startServer(folder);
try {
  const link = await demoLink();
  await talk(link, 40);
  const health = await time(alone, async () => {
    await (await fetch(`${origin}/healthz`)).text();
  });
  const turns = timing(await talk(link, alone));
  const busyBefore = cpuMs(server);
  const started = performance.now();
  const many = await Promise.all(Array.from({ length: together.clients }, () => talk(link, together.turns)));
  const seconds = (performance.now() - started) / 1000;
  const busyMs = (cpuMs(server) - busyBefore) / (together.clients * together.turns);
  const parallel = timing(many.flat());
  console.table({
    'healthz (the measure)': row(health, health),
    'one turn alone': row(turns, health),
    [`one of ${together.clients} turns at once`]: row(parallel, health),
  });
  const rate = Math.round((together.clients * together.turns) / seconds);
  console.log(
    `${rate} turns a second, ${busyMs.toFixed(1)} ms of the server's own processor time each, ${memory(server)} MB`,
  );
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}

function startServer(dataDir: string): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    // Each talk comes from an address of its own, so that limits are counted as in life and nobody meets them.
    TRUSTED_PROXIES: '127.0.0.1',
    NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
  };
  return spawn(process.execPath, ['apps/api/src/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function demoLink(): Promise<string> {
  for (let tries = 0; tries < 150; tries += 1) {
    try {
      const { demoChatLinkId } = JSON.parse(await (await fetch(`${origin}/api/site`)).text());
      if (demoChatLinkId) return demoChatLinkId;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not start.');
}

function addressOf(visitor: number): string {
  return `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

/** A client's turns one after the other, a new conversation every few. */
async function talk(link: string, turns: number): Promise<number[]> {
  const times: number[] = [];
  let conversationToken: string | undefined;
  let visitor = visitors;
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn % lines.length === 0) {
      conversationToken = undefined;
      visitor = visitors++;
    }
    const body = {
      clientMessageId: crypto.randomUUID(),
      text: lines[turn % lines.length],
      conversationToken,
    };
    const started = performance.now();
    const answer = await fetch(`${origin}/api/chat/${link}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(visitor) },
      body: JSON.stringify(body),
    });
    const said = JSON.parse(await answer.text());
    times.push(performance.now() - started);
    if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(said)}`);
    conversationToken = said.conversationToken;
  }
  return times;
}

async function time(count: number, act: () => Promise<void>): Promise<Timing> {
  const times: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const started = performance.now();
    await act();
    times.push(performance.now() - started);
  }
  return timing(times);
}

function timing(times: number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { medianMs: at(0.5), p95Ms: at(0.95) };
}

function row({ medianMs, p95Ms }: Timing, measure: Timing) {
  return {
    'median ms': medianMs.toFixed(1),
    'p95 ms': p95Ms.toFixed(1),
    'times healthz': (medianMs / measure.medianMs).toFixed(1),
  };
}

function memory({ pid }: ChildProcess): number {
  const status = process.getBuiltinModule('node:fs').readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** Processor time the server itself has used, whatever else runs on the machine. */
function cpuMs({ pid }: ChildProcess): number {
  const stat = process.getBuiltinModule('node:fs').readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}
