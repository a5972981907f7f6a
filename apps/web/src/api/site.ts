import { type Site, siteSchema } from '@glossa/contracts';
import { callPublic } from './request.ts';

/** What the public pages need to know about this installation. */
export async function getSite(): Promise<Site> {
  return callPublic(siteSchema, { method: 'GET', path: '/api/site' });
}
