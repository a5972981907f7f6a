import type { Newsletter, NewsletterToken } from '@glossa/contracts';
import { sendPublic } from './request.ts';

/** Asks for the mail with the link; the answer is the same for every address. */
export async function subscribeToNewsletter(wish: Newsletter): Promise<void> {
  await sendPublic({ method: 'POST', path: '/api/newsletter', body: wish });
}

export async function confirmNewsletter(token: NewsletterToken): Promise<void> {
  await sendPublic({ method: 'POST', path: '/api/newsletter/confirm', body: token });
}

export async function leaveNewsletter(token: NewsletterToken): Promise<void> {
  await sendPublic({ method: 'POST', path: '/api/newsletter/unsubscribe', body: token });
}
