import { type QuickBot, quickBotAnswerSchema } from '@glossa/contracts';
import type { z } from 'zod';
import { callProtected } from './request.ts';

/** Sets up a business and its first bot in one go. */
export async function createQuickBot(setup: QuickBot): Promise<z.infer<typeof quickBotAnswerSchema>> {
  return callProtected(quickBotAnswerSchema, { method: 'POST', path: '/api/quick-bot', body: setup });
}
