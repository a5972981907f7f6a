import type { SignUp } from '@glossa/contracts';
import { isAPIError } from 'better-auth/api';
import type { Database } from '../../db/database.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { findPasswordWeakness } from './domain/check-password.ts';
import { alreadyRegisteredMail } from './domain/identity-mails.ts';
import type { EmbeddedProvider } from './embedded-provider.ts';
import { ensureEmbeddedUser } from './ensure-embedded-user.ts';
import { emailTaken, weakPassword } from './identity.errors.ts';

type Deps = {
  db: Database;
  provider: EmbeddedProvider;
  sendMail: SendMail;
  publicUrl: string;
  hasMailServer: boolean;
};

/**
 * Creates an account with the role CUSTOMER. Whether an address is known already is told to its owner
 * by mail; only where no mail can be sent does the answer itself say so.
 */
export async function signUp(deps: Deps, { email, password }: SignUp): Promise<{ email: string }> {
  const weakness = findPasswordWeakness(password, email);
  if (weakness !== null) throw weakPassword(weakness);
  const authUserId = await createAccount(deps.provider, email, password);
  if (authUserId !== null) {
    await ensureEmbeddedUser(deps.db, { authUserId, email, role: 'CUSTOMER' });
    return { email };
  }
  if (!deps.hasMailServer) throw emailTaken();
  await deps.sendMail(deps.db, alreadyRegisteredMail(email, `${deps.publicUrl}/login`));
  return { email };
}

/** The new account's id, or null when the address is taken, also by a sign-up of the same moment. */
async function createAccount(
  provider: EmbeddedProvider,
  email: string,
  password: string,
): Promise<string | null> {
  try {
    const { user } = await provider.api.signUpEmail({ body: { email, password, name: email } });
    return user.id;
  } catch (error) {
    if (
      isAPIError(error) &&
      (error.body?.code?.startsWith('USER_ALREADY_EXISTS') || error.body?.code === 'FAILED_TO_CREATE_USER')
    )
      return null;
    throw error;
  }
}
