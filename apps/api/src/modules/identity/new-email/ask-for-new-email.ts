import type { ChangeEmail, Language } from '@glossa/contracts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import type { SignedInUser } from '../../../http/access.ts';
import type { SendMail } from '../../../mail/outbox.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import { findCredential, findMailLanguage } from '../account/account.store.ts';
import { alreadyRegisteredMail, newEmailMail } from '../domain/identity-mails.ts';
import type { EmbeddedProvider } from '../embedded-provider.ts';
import {
  accountKept,
  emailElsewhere,
  emailTaken,
  emailUnchanged,
  wrongPassword,
} from '../identity.errors.ts';
import { findUserByEmail } from '../identity.store.ts';
import { newEmailToken } from './new-email-token.ts';

export type NewEmailDeps = {
  db: Database;
  provider: EmbeddedProvider;
  box: SecretBox;
  now: Clock;
  publicUrl: string;
  sendMail: SendMail;
  hasMailServer: boolean;
  /** The addresses of the demo's owners, which stay. */
  demoEmails: readonly string[];
  /** Notes that it was done, in the same transaction. */
  onEmailChanged: (tx: Database, userId: string) => Promise<void>;
};

/**
 * Mails a link to the new address; until it is opened nothing changes. Whether the address is known already is told
 * to its owner by mail; only where no mail can be sent does the answer itself say so.
 */
export async function askForNewEmail(
  deps: NewEmailDeps,
  user: SignedInUser,
  { email, password }: ChangeEmail,
  browserLanguage: Language | null,
): Promise<void> {
  const { db, box, publicUrl, sendMail } = deps;
  if (deps.demoEmails.includes(user.email)) throw accountKept('demo_account');
  const credential = await findCredential(db, user.id);
  if (credential === null) throw emailElsewhere();
  const { password: hashing } = await deps.provider.$context;
  if (!(await hashing.verify({ hash: credential.hash, password }))) throw wrongPassword();
  if (email === user.email) throw emailUnchanged();
  const language = (await findMailLanguage(db, user.id)) ?? browserLanguage;
  const known = await findUserByEmail(db, email);
  if (known !== null) {
    if (!deps.hasMailServer) throw emailTaken();
    const reader = { email, language: known.language ?? browserLanguage };
    await sendMail(db, alreadyRegisteredMail(reader, `${publicUrl}/login`));
    return;
  }
  const wish = { userId: user.id, from: user.email, to: email };
  const token = newEmailToken(box, wish, { now: deps.now(), hash: credential.hash });
  await sendMail(db, newEmailMail({ email, language }, `${publicUrl}/new-email#${token}`));
}
