import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { EmbeddedProvider } from './embedded-provider.ts';
import { ensureEmbeddedUser } from './ensure-embedded-user.ts';
import { users } from './identity.table.ts';

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
  const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'ADMIN')).limit(1);
  if (existing) return null;
  const password = wanted.password ?? randomBytes(12).toString('base64url');
  const { user } = await provider.api.signUpEmail({
    body: { email: wanted.email, password, name: wanted.email },
  });
  await ensureEmbeddedUser(db, { authUserId: user.id, email: wanted.email, role: 'ADMIN' });
  return wanted.password === null ? { email: wanted.email, password } : null;
}
