import type { Contact } from '@glossa/contracts';
import { sendPublic } from './request.ts';

/** The contact form; sent without a token. */
export async function submitContact(contact: Contact): Promise<void> {
  await sendPublic({
    method: 'POST',
    path: '/api/contact',
    body: contact,
    fallbackMessage: 'Failed to submit contact form',
  });
}
