import type { CreateUser } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import type { Identity } from '../../http/access.ts';
import { keepConfirmed } from '../../mail/addresses/confirmed.store.ts';
import { isEmbedded } from './identify.ts';
import { emailNotOwn, emailTaken, roleNotAllowed } from './identity.errors.ts';
import { findUserBySubject, insertUser, type StoredUser } from './identity.store.ts';

/** Makes sure that the caller of a valid token has a user: the own address only, always a customer. */
export async function createOwnUser(
  db: Database,
  identity: Identity,
  wanted: CreateUser,
): Promise<StoredUser> {
  if (wanted.role !== undefined && wanted.role !== 'CUSTOMER') throw roleNotAllowed();
  if (wanted.email !== identity.email) throw emailNotOwn();
  const existing = await findUserBySubject(db, identity.subject);
  if (existing) return existing;
  const inserted = await insertUser(db, {
    subject: identity.subject,
    email: identity.email,
    role: 'CUSTOMER',
  });
  const user = inserted ?? (await findUserBySubject(db, identity.subject));
  if (!user) throw emailTaken();
  // An outside provider has seen to it that the address is the caller's own.
  if (!isEmbedded(identity.subject)) await keepConfirmed(db, identity.email);
  return user;
}
