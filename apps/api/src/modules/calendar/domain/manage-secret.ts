import type { SecretBox } from '../../../secrets/secret-box.ts';

/**
 * The key to a client's own booking: the event's id followed by a keyed hash of it. Nothing is stored, nothing can be
 * guessed, and a changed letter makes it worthless.
 */
const purpose = 'manage-booking';
const idBytes = 16;
const idLength = 22;

export function manageSecretOf(box: SecretBox, eventId: string): string {
  const id = Buffer.from(eventId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${id}${box.fingerprint(purpose, eventId)}`;
}

/** The event a secret opens, or null for anything that is not a secret of ours. */
export function readManageSecret(box: SecretBox, secret: string): string | null {
  const bytes = Buffer.from(secret.slice(0, idLength), 'base64url');
  if (bytes.length !== idBytes) return null;
  const hex = bytes.toString('hex');
  const eventId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return box.matches(purpose, eventId, secret.slice(idLength)) ? eventId : null;
}

/** The path of the page on which a client sees, moves or cancels a booking. */
export function manageLinkOf(box: SecretBox, event: { id: string }): string {
  return `/booking/${manageSecretOf(box, event.id)}`;
}
