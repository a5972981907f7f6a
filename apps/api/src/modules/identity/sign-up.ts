import type { Language, SignUp } from '@glossa/contracts';
import { isAPIError } from 'better-auth/api';
import type { Database } from '../../db/database.ts';
import type { AskToConfirm } from '../../mail/addresses/ask-to-confirm.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { guessMailLanguage } from './account/account.store.ts';
import { findPasswordWeakness } from './domain/check-password.ts';
import { alreadyRegisteredMail } from './domain/identity-mails.ts';
import type { EmbeddedProvider } from './embedded-provider.ts';
import { ensureEmbeddedUser } from './ensure-embedded-user.ts';
import { emailTaken, weakPassword } from './identity.errors.ts';
import { authUserExists, findUserByEmail } from './identity.store.ts';

type Deps = {
  db: Database;
  provider: EmbeddedProvider;
  sendMail: SendMail;
  publicUrl: string;
  hasMailServer: boolean;
  askToConfirm: AskToConfirm;
};

/**
 * Creates an account with the role CUSTOMER. Whether an address is known already is told to its owner
 * by mail; only where no mail can be sent does the answer itself say so.
 */
export async function signUp(
  deps: Deps,
  { email, password }: SignUp,
  browserLanguage: Language | null,
): Promise<{ email: string }> {
  const weakness = findPasswordWeakness(password, email);
  if (weakness !== null) throw weakPassword(weakness);
  const authUserId = await createAccount(deps, email, password);
  if (authUserId !== null) {
    await ensureEmbeddedUser(deps.db, { authUserId, email, role: 'CUSTOMER' });
    if (browserLanguage !== null) await guessMailLanguage(deps.db, email, browserLanguage);
    await deps.askToConfirm(deps.db, { email, language: browserLanguage });
    return { email };
  }
  if (!deps.hasMailServer) throw emailTaken();
  const known = await findUserByEmail(deps.db, email);
  const reader = { email, language: known?.language ?? browserLanguage };
  await deps.sendMail(deps.db, alreadyRegisteredMail(reader, `${deps.publicUrl}/login`));
  return { email };
}

/**
 * The new account's id, or null when the address is taken. For a taken address the provider answers
 * with an account it makes up, so the id only counts if it is really there.
 */
async function createAccount(
  { db, provider }: Deps,
  email: string,
  password: string,
): Promise<string | null> {
  try {
    const { user } = await provider.api.signUpEmail({ body: { email, password, name: email } });
    return (await authUserExists(db, user.id)) ? user.id : null;
  } catch (error) {
    // A sign-up of the same moment was quicker.
    if (isAPIError(error) && takenCodes.has(error.body?.code ?? '')) return null;
    throw error;
  }
}

const takenCodes = new Set([
  'USER_ALREADY_EXISTS',
  'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
  'FAILED_TO_CREATE_USER',
]);
