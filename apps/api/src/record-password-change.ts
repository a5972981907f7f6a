import type { Database } from './db/database.ts';
import { recordEntry } from './modules/audit/index.ts';
import { findUserByEmail } from './modules/identity/index.ts';
import { findPartnerOf } from './modules/partners/index.ts';

/** A changed password is part of a business's history: its owner should recognise each one. */
export async function recordPasswordChange(db: Database, email: string): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user) return;
  const partner = await findPartnerOf(db, user.id);
  await recordEntry(db, { action: 'password.changed', actor: user.role, actorId: user.id, partner });
}
