import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { EmbeddedProvider } from './embedded-provider.ts';
import { ensureAccount } from './ensure-account.ts';
import { hasAdmin } from './identity.store.ts';

type Wanted = { email: string; password: string | null };

/**
 * Creates the first administrator, once. Returns the login to print when the password was made up
 * here, null when an administrator exists or the password came from the environment.
 */
export async function bootstrapAdmin(
  db: Database,
  provider: EmbeddedProvider,
  wanted: Wanted,
): Promise<{ email: string; password: string } | null> {
  if (await hasAdmin(db)) return null;
  const password = wanted.password ?? randomBytes(12).toString('base64url');
  await ensureAccount(db, provider, { email: wanted.email, password, role: 'ADMIN' });
  return wanted.password === null ? { email: wanted.email, password } : null;
}
