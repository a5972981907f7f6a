import {
  type ChannelInterest,
  type ContactRequest,
  channelInterestSchema,
  contactRequestSchema,
  type KeptMail,
  keptMailSchema,
  type NewsletterSubscriber,
  newsletterSubscriberSchema,
  type PageViewCounts,
  pageViewCountsSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { findAccessToken } from './access-token.ts';
import { ApiError } from './api-error.ts';
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

/** Who wants to hear of a channel that is coming. */
export async function listChannelInterests(query: Page): Promise<Listed<ChannelInterest>> {
  return callProtectedList(z.array(channelInterestSchema), {
    method: 'GET',
    path: '/api/admin/notify-me',
    query,
  });
}

/** A list as a file. It is no JSON, so it is fetched by hand, with the same token. */
export async function getListFile(name: 'newsletter' | 'notify-me'): Promise<Blob> {
  const token = await findAccessToken();
  const response = await fetch(`/api/admin/${name}.csv`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  if (!response.ok) throw new ApiError('Request failed', { status: response.status });
  return response.blob();
}

export async function getPageViewCounts(): Promise<PageViewCounts> {
  return callProtected(pageViewCountsSchema, { method: 'GET', path: '/api/admin/page-view' });
}
