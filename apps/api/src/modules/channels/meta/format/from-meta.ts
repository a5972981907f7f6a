import { z } from 'zod';
import type { AccountEvents } from './events.ts';
import { fromPage } from './from-page.ts';
import { fromWhatsApp } from './from-whatsapp.ts';

const call = z.object({ object: z.string(), entry: z.array(z.unknown()).max(5000) });

/** A call of Meta as the product understands it, account by account; empty for what is none of its business. */
export function fromMeta(body: unknown): AccountEvents[] {
  const read = call.safeParse(body).data;
  switch (read?.object) {
    case 'whatsapp_business_account':
      return fromWhatsApp(read.entry);
    case 'instagram':
      return fromPage('instagram', read.entry);
    case 'page':
      return fromPage('messenger', read.entry);
    default:
      return [];
  }
}
