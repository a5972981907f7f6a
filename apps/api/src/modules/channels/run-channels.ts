import type { FastifyInstance } from 'fastify';
import { runTelegram } from './telegram/run-telegram.ts';
import type { TelegramDeps } from './telegram/telegram-deps.ts';

/** The background work of the channels, for as long as the server runs. */
export function runChannels(app: FastifyInstance, deps: TelegramDeps): void {
  let running: { stop: () => Promise<void> } | null = null;
  app.addHook('onReady', async () => {
    running = await runTelegram(deps, (error) => app.log.warn({ err: error }, 'a channel has a problem'));
  });
  app.addHook('preClose', async () => running?.stop());
}
