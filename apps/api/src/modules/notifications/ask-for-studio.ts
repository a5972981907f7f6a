import type { Database } from '../../db/database.ts';
import type { AskToConfirm } from '../../mail/addresses/ask-to-confirm.ts';
import { findPartner } from '../partners/index.ts';
import { findStudioLanguage } from './notices.store.ts';

type Deps = { db: Database; askToConfirm: AskToConfirm };

/** Asks the reader of an address whether this studio's notices may come there. */
export async function askForStudio(
  { db, askToConfirm }: Deps,
  partnerId: string,
  email: string,
): Promise<void> {
  const partner = await findPartner(db, partnerId);
  if (!partner) return;
  const language = await findStudioLanguage(db, partnerId, email);
  await askToConfirm(db, { email, language, studio: partner.name });
}
