import type { AccountDeletion, DeleteAccount, Language } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import type { SignedInUser } from '../../../http/access.ts';
import { notSignedIn } from '../../../http/http.errors.ts';
import { forgetConfirmed } from '../../../mail/addresses/confirmed.store.ts';
import type { SendMail } from '../../../mail/outbox.ts';
import { accountDeletedMail } from '../domain/identity-mails.ts';
import type { EmbeddedProvider } from '../embedded-provider.ts';
import { accountKept, confirmationWrong, wrongPassword } from '../identity.errors.ts';
import { countAdmins, findUserByEmail } from '../identity.store.ts';
import { findCredential, removeUser } from './account.store.ts';

export type AccountDeps = {
  db: Database;
  provider: EmbeddedProvider;
  sendMail: SendMail;
  /** The addresses of the demo's owners, whose accounts stay; none without a demo. */
  demoEmails: readonly string[];
  /** What goes along with a user; told and done by those who know businesses. */
  describeBusiness: (db: Database, userId: string) => Promise<AccountDeletion['business']>;
  deleteBusiness: (tx: Database, userId: string) => Promise<void>;
  /** Notes that it was done, in the same transaction. */
  onDeleted: (tx: Database, user: SignedInUser) => Promise<void>;
};

/** What deleting the account would mean. */
export async function describeDeletion(deps: AccountDeps, user: SignedInUser): Promise<AccountDeletion> {
  return {
    refusal: await findRefusal(deps.db, deps, user),
    needsPassword: (await findCredential(deps.db, user.id)) !== null,
    business: await deps.describeBusiness(deps.db, user.id),
  };
}

/** Deletes the account with everything of it, at once and whole: sessions, business, bots, talks. */
export async function deleteAccount(
  deps: AccountDeps,
  user: SignedInUser,
  { email, password }: DeleteAccount,
  browserLanguage: Language | null,
): Promise<void> {
  if (email !== user.email) throw confirmationWrong();
  const refusal = await findRefusal(deps.db, deps, user);
  if (refusal !== null) throw accountKept(refusal);
  const credential = await findCredential(deps.db, user.id);
  if (credential !== null) {
    const { password: hashing } = await deps.provider.$context;
    const isRight = password !== undefined && (await hashing.verify({ hash: credential.hash, password }));
    if (!isRight) throw wrongPassword();
  }
  await deps.db.transaction(async (tx) => {
    // Two administrators who leave at the same moment must not leave nobody behind.
    const stillRefused = await findRefusal(tx, deps, user);
    if (stillRefused !== null) throw accountKept(stillRefused);
    const known = await findUserByEmail(tx, user.email);
    await deps.deleteBusiness(tx, user.id);
    if (!(await removeUser(tx, user))) throw notSignedIn();
    await deps.onDeleted(tx, user);
    await forgetConfirmed(tx, user.email);
    const language = known?.language ?? browserLanguage;
    await deps.sendMail(tx, accountDeletedMail({ email: user.email, language }));
  });
}

async function findRefusal(
  db: Database,
  { demoEmails }: AccountDeps,
  user: SignedInUser,
): Promise<AccountDeletion['refusal']> {
  if (demoEmails.includes(user.email)) return 'demo_account';
  return user.role === 'ADMIN' && (await countAdmins(db)) <= 1 ? 'last_admin' : null;
}
