import type { Language } from '@glossa/contracts';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { forgetConfirmed, keepConfirmed } from '../../../mail/addresses/confirmed.store.ts';
import { authUserIdOf, findCredential } from '../account/account.store.ts';
import { emailChangedMail } from '../domain/identity-mails.ts';
import { emailTaken, invalidLink } from '../identity.errors.ts';
import { lockUser } from '../identity.store.ts';
import { authUsers, users } from '../identity.table.ts';
import type { NewEmailDeps } from './ask-for-new-email.ts';
import { claimedUserId, readEmailToken } from './new-email-token.ts';

/** Makes the mailed address the account's own: whoever has the link reads its mails, so it counts as confirmed. */
export async function changeEmail(
  deps: NewEmailDeps,
  token: string,
  browserLanguage: Language | null,
): Promise<{ email: string }> {
  const { db, box, sendMail } = deps;
  const claimed = claimedUserId(token);
  if (claimed === null || !isId(claimed)) throw invalidLink();
  return db.transaction(async (tx) => {
    await lockUser(tx, claimed);
    const credential = await findCredential(tx, claimed);
    const wish = credential && readEmailToken(box, token, { now: deps.now(), hash: credential.hash });
    if (!wish) throw invalidLink();
    if (await isTaken(tx, wish)) throw emailTaken();
    const moved = await moveUser(tx, wish);
    if (!moved) throw invalidLink();
    await forgetConfirmed(tx, wish.from);
    await keepConfirmed(tx, wish.to);
    await deps.onEmailChanged(tx, wish.userId);
    const language = moved.language ?? browserLanguage;
    await sendMail(tx, emailChangedMail({ email: wish.from, language }, wish.to));
    return { email: wish.to };
  });
}

async function isTaken(tx: Database, { userId, to }: { userId: string; to: string }): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.email, to), ne(users.id, userId)))) > 0;
}

/** Null where the account no longer has the old address: then the link was used, or another one was. */
async function moveUser(tx: Database, { userId, from, to }: { userId: string; from: string; to: string }) {
  const [moved] = await tx
    .update(users)
    .set({ email: to })
    .where(and(eq(users.id, userId), eq(users.email, from)))
    .returning({ subject: users.subject, language: users.language });
  const authUserId = moved && authUserIdOf(moved.subject);
  if (!authUserId) return null;
  await tx
    .update(authUsers)
    .set({ email: to, name: to, updatedAt: new Date() })
    .where(eq(authUsers.id, authUserId));
  return moved;
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
