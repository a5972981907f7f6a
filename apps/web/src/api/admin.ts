import {
  type ContactRequest,
  contactRequestSchema,
  type KeptMail,
  keptMailSchema,
  type NewsletterSubscriber,
  newsletterSubscriberSchema,
  type PageViewCounts,
  pageViewCountsSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { callProtected, callProtectedList, type Listed } from './request.ts';

type Page = { page: number; pageSize: number };

/** Administrators only: what visitors wrote, what was mailed, who wants news, and how pages are visited. */
export async function listContacts(query: Page): Promise<Listed<ContactRequest>> {
  return callProtectedList(z.array(contactRequestSchema), {
    method: 'GET',
    path: '/api/admin/contact',
    query,
  });
}

export async function listMails(query: Page): Promise<Listed<KeptMail>> {
  return callProtectedList(z.array(keptMailSchema), { method: 'GET', path: '/api/admin/mail', query });
}

export async function listSubscribers(query: Page): Promise<Listed<NewsletterSubscriber>> {
  return callProtectedList(z.array(newsletterSubscriberSchema), {
    method: 'GET',
    path: '/api/admin/newsletter',
    query,
  });
}

export async function getPageViewCounts(): Promise<PageViewCounts> {
  return callProtected(pageViewCountsSchema, { method: 'GET', path: '/api/admin/page-view' });
}
