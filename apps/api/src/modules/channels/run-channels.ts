import type { FastifyInstance } from 'fastify';
import type { MetaDeps } from './meta/meta-deps.ts';
import { runMeta } from './meta/run-meta.ts';
import { runTelegram } from './telegram/run-telegram.ts';
import type { TelegramDeps } from './telegram/telegram-deps.ts';

/** The background work of the channels, for as long as the server runs. */
export function runChannels(app: FastifyInstance, deps: TelegramDeps & MetaDeps): void {
  let running: { stop: () => Promise<void> } | null = null;
  app.addHook('onReady', async () => {
    await runMeta(deps);
    running = await runTelegram(deps, (error) => app.log.warn({ err: error }, 'a channel has a problem'));
  });
  app.addHook('preClose', async () => running?.stop());
}
