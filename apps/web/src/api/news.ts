import { type News, newsSchema } from '@glossa/contracts';
import { callProtected } from './request.ts';

/** What happened after a number; without one only where to go on from. */
export async function getNews(partnerId: string, after?: number): Promise<News> {
  const query = after === undefined ? '' : `?after=${after}`;
  const path = `/api/partner/${encodeURIComponent(partnerId)}/news${query}`;
  return callProtected(newsSchema, { method: 'GET', path });
}
