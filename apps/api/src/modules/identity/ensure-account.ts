import type { Role } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { keepConfirmed } from '../../mail/addresses/confirmed.store.ts';
import type { EmbeddedProvider } from './embedded-provider.ts';
import { ensureEmbeddedUser } from './ensure-embedded-user.ts';
import { findAuthUserId, type StoredUser } from './identity.store.ts';

type Wanted = { email: string; password: string; role: Role };

/** An account with its user, made if it is missing, also when an earlier attempt was cut off half-way. */
export async function ensureAccount(
  db: Database,
  provider: EmbeddedProvider,
  wanted: Wanted,
): Promise<StoredUser> {
  const { email, password, role } = wanted;
  const authUserId =
    (await findAuthUserId(db, email)) ??
    (await provider.api.signUpEmail({ body: { email, password, name: email } })).user.id;
  const user = await ensureEmbeddedUser(db, { authUserId, email, role });
  if (!user) throw new Error(`There is another user with the address ${email}.`);
  // Whoever runs the product vouches for the addresses it sets up itself.
  await keepConfirmed(db, email);
  return user;
}
