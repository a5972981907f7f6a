import {
  ownerTelegramLinkSchema,
  ownerTelegramSchema,
  type TelegramStatus,
  telegramStatusSchema,
} from '@glossa/contracts';
import { callProtected, sendProtected } from './request.ts';

export async function getTelegramStatus(partnerId: string, botId: string): Promise<TelegramStatus> {
  return callProtected(telegramStatusSchema, { method: 'GET', path: botPath(partnerId, botId, 'telegram') });
}

/** Says hello in the newest chat of the bot. */
export async function sendTelegramTest(partnerId: string, botId: string): Promise<void> {
  await sendProtected({ method: 'POST', path: botPath(partnerId, botId, 'telegram/test'), body: {} });
}

/** Whether the signed-in person gets notices on Telegram. */
export async function isOwnerLinked(partnerId: string): Promise<boolean> {
  const path = `/api/partner/${encodeURIComponent(partnerId)}/owner-telegram`;
  return (await callProtected(ownerTelegramSchema, { method: 'GET', path })).isLinked;
}

/** An address that links the signed-in person's Telegram account; it works once. */
export async function newOwnerLink(partnerId: string, botId: string): Promise<string> {
  const path = botPath(partnerId, botId, 'owner-telegram');
  return (await callProtected(ownerTelegramLinkSchema, { method: 'POST', path, body: {} })).link;
}

export async function unlinkOwner(partnerId: string): Promise<void> {
  const path = `/api/partner/${encodeURIComponent(partnerId)}/owner-telegram`;
  await sendProtected({ method: 'DELETE', path });
}

function botPath(partnerId: string, botId: string, rest: string): string {
  return `/api/partner/${encodeURIComponent(partnerId)}/bot/${encodeURIComponent(botId)}/${rest}`;
}
