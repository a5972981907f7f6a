import type { Database } from './db/database.ts';
import { recordEntry } from './modules/audit/index.ts';
import { findUserByEmail, findUserById, type StoredUser } from './modules/identity/index.ts';
import { findPartnerOf } from './modules/partners/index.ts';

/** A changed password is part of a business's history: its owner should recognise each one. */
export async function recordPasswordChange(db: Database, email: string): Promise<void> {
  await record(db, 'password.changed', await findUserByEmail(db, email));
}

export async function recordEmailChange(db: Database, userId: string): Promise<void> {
  await record(db, 'email.changed', await findUserById(db, userId));
}

async function record(
  db: Database,
  action: 'password.changed' | 'email.changed',
  user: StoredUser | null,
): Promise<void> {
  if (!user) return;
  const partner = await findPartnerOf(db, user.id);
  await recordEntry(db, { action, actor: user.role, actorId: user.id, partner });
}
