import type { Bot } from '@glossa/contracts';
import { z } from 'zod';
import { callProtected } from './request.ts';

const previewSchema = z.object({ previewToken: z.string() });

/** The server keeps a token for half a day; a new one is asked for well before that. */
const freshForMs = 6 * 60 * 60_000;

/** What lets an owner try a bot out: such a talk counts nothing and writes nothing. */
export function previewQuery({ partnerId, id }: Pick<Bot, 'partnerId' | 'id'>) {
  const path = `/api/partner/${encodeURIComponent(partnerId)}/bot/${encodeURIComponent(id)}/preview`;
  return {
    queryKey: ['preview', id],
    queryFn: async () => (await callProtected(previewSchema, { method: 'POST', path })).previewToken,
    staleTime: freshForMs,
  };
}

/** The token stands after the hash, which no server and no log ever sees. */
export function previewUrl(chatLinkId: string, previewToken: string): string {
  return `/chat/${encodeURIComponent(chatLinkId)}#preview=${previewToken}`;
}
