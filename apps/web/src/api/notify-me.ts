import type { NotifyMe } from '@glossa/contracts';
import { sendPublic } from './request.ts';

/** Somebody waits for a channel that is coming. */
export async function askToBeNotified(wish: NotifyMe): Promise<void> {
  await sendPublic({ method: 'POST', path: '/api/notify-me', body: wish });
}
