import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError, readConfig } from './config.ts';
import { startServer } from './start-server.ts';

const longestStopMs = 20_000;

/** Environment → server → graceful stop. What the server is made of is told in `start-server.ts`. */
async function main(): Promise<void> {
  const server = await startServer(readConfig(process.env));
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    const late = sleep(longestStopMs, 'late', { ref: false });
    const outcome = await Promise.race([server.stop(), late]).catch((error) => {
      console.error(error);
      return 'failed';
    });
    process.exit(outcome === undefined ? exitCode : 1);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  process.on('unhandledRejection', (error) => server.log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    server.log.fatal({ err: error }, 'uncaught exception, stopping');
    void stop(1);
  });
}

main().catch((error) => {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
});

/** One line for what the person at the keyboard can mend; anything else is shown whole. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
  return isTaken ? `Port ${error.port} is in use: stop what runs there, or set PORT.` : null;
}
