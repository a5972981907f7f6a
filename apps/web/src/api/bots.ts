import {
  type Bot,
  botDeletionImpactSchema,
  botSchema,
  type CreateBot,
  type DefaultBotConfig,
  defaultBotConfigSchema,
  type ListedBot,
  listedBotSchema,
  type UpdateBot,
} from '@glossa/contracts';
import { z } from 'zod';
import { callProtected, callProtectedList, type Listed, sendProtected } from './request.ts';

export type BotQuery = { page?: number; pageSize?: number; search?: string; sort?: string };
export type BotDeletionImpact = z.infer<typeof botDeletionImpactSchema>;

/** Administrators only: the bots of every business. */
export async function listBots(query: BotQuery = {}): Promise<Listed<ListedBot>> {
  return callProtectedList(z.array(listedBotSchema), { method: 'GET', path: '/api/bot', query });
}

export async function getDefaultBotConfig(): Promise<DefaultBotConfig> {
  return callProtected(defaultBotConfigSchema, { method: 'GET', path: '/api/bot/default-config' });
}

export async function createBot(partnerId: string, bot: CreateBot): Promise<Bot> {
  return callProtected(botSchema, { method: 'POST', path: botsUrl(partnerId), body: bot });
}

export async function updateBot(partnerId: string, botId: string, changes: UpdateBot): Promise<Bot> {
  return callProtected(botSchema, { method: 'PATCH', path: botUrl(partnerId, botId), body: changes });
}

/** The picture as base64 text. */
export async function saveAvatar(partnerId: string, botId: string, image: string): Promise<Bot> {
  const path = `${botUrl(partnerId, botId)}/avatar`;
  return callProtected(botSchema, { method: 'POST', path, body: { image } });
}

/** The saved picture as base64 text, or null where it cannot be had. */
export async function fetchAvatar(path: string): Promise<string | null> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) return null;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  } catch {
    return null;
  }
}

export async function removeAvatar(partnerId: string, botId: string): Promise<Bot> {
  return callProtected(botSchema, { method: 'DELETE', path: `${botUrl(partnerId, botId)}/avatar` });
}

export async function deleteBot(partnerId: string, botId: string): Promise<void> {
  await sendProtected({ method: 'DELETE', path: botUrl(partnerId, botId) });
}

export async function getBotDeletionImpact(partnerId: string, botId: string): Promise<BotDeletionImpact> {
  return callProtected(botDeletionImpactSchema, {
    method: 'GET',
    path: `${botUrl(partnerId, botId)}/deletion-impact`,
  });
}

function botsUrl(partnerId: string): string {
  return `/api/partner/${encodeURIComponent(partnerId)}/bot`;
}

function botUrl(partnerId: string, botId: string): string {
  return `${botsUrl(partnerId)}/${encodeURIComponent(botId)}`;
}
