import type { Role } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { embeddedSubject } from './identify.ts';
import { findUserBySubject, insertUser, type StoredUser } from './identity.store.ts';

type Account = { authUserId: string; email: string; role: Role };

/** Gives an account of the embedded provider its user, if a start or sign-up was cut off before it had one. */
export async function ensureEmbeddedUser(
  db: Database,
  { authUserId, email, role }: Account,
): Promise<StoredUser | null> {
  const subject = embeddedSubject(authUserId);
  return (await findUserBySubject(db, subject)) ?? (await insertUser(db, { subject, email, role }));
}
