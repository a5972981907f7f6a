import { planCatalogueSchema, type Site, type SubscribeWays, siteSchema } from '@glossa/contracts';
import { callPublic } from './request.ts';

/** What the public pages need to know about this installation. */
export async function getSite(): Promise<Site> {
  return callPublic(siteSchema, { method: 'GET', path: '/api/site' });
}

/** How this installation may be asked for a plan, beside the contact form. */
export async function getSubscribeWays(): Promise<SubscribeWays> {
  return (await callPublic(planCatalogueSchema, { method: 'GET', path: '/api/plan' })).subscribe;
}
