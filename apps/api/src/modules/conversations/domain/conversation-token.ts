import { randomBytes } from 'node:crypto';
import type { SecretBox } from '../../../secrets/secret-box.ts';

/** Ids this long can only be random: they may stand for the visitor until the first answer arrives. */
const unguessableId = /^(?=.{21,})[A-Za-z0-9_-]+$/;

/**
 * The token of a new conversation. When the first message's id is unguessable the token follows from
 * it, so that a first message sent twice, because its answer was lost, opens one conversation.
 */
export function newConversationToken(box: SecretBox, botId: string, clientMessageId: string): string {
  if (!unguessableId.test(clientMessageId)) return randomBytes(32).toString('base64url');
  return box.fingerprint('conversation-token', `${botId}|${clientMessageId}`);
}

export function hashToken(box: SecretBox, token: string): string {
  return box.fingerprint('conversation-token-hash', token);
}
