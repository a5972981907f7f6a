import { randomBytes } from 'node:crypto';
import { type Invite, type Language, teamLimit } from '@glossa/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { SendMail } from '../../mail/outbox.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { findUserByEmail } from '../identity/index.ts';
import { findPartner } from '../partners/index.ts';
import { invitationMail } from './domain/invitation-mail.ts';
import { memberAlready, teamFull } from './team.errors.ts';
import {
  listInvitations,
  listMembers,
  lockTeam,
  type StoredInvitation,
  saveInvitation,
} from './team.store.ts';

export type InviteDeps = {
  db: Database;
  box: SecretBox;
  now: Clock;
  publicUrl: string;
  sendMail: SendMail;
  /** What the studio's people read, where nobody knows what the invited one does. */
  languageOf: (db: Database, partnerId: string) => Promise<Language>;
};

type Place = { partnerId: string; inviterId: string };

const lifeMs = 7 * 24 * 60 * 60 * 1000;
const purpose = 'team-invitation';

/** Invites an address, or invites it anew with another link and a week more. The link is told once and mailed. */
export async function inviteMember(
  deps: InviteDeps,
  { partnerId, inviterId }: Place,
  { email, role }: Invite,
): Promise<{ invitation: StoredInvitation; link: string }> {
  const { db, box, publicUrl, sendMail } = deps;
  const token = randomBytes(24).toString('base64url');
  const link = `${publicUrl}/join#${token}`;
  const now = deps.now();
  return db.transaction(async (tx) => {
    await lockTeam(tx, partnerId);
    const partner = await findPartner(tx, partnerId);
    if (!partner) throw notFound();
    const members = await listMembers(tx, partnerId);
    if (members.some((member) => member.email === email)) throw memberAlready();
    const others = (await listInvitations(tx, partnerId)).filter((open) => open.email !== email);
    if (members.length + others.length >= teamLimit) throw teamFull();
    const invitation = await saveInvitation(tx, {
      ...{ partnerId, email, role, createdAt: now },
      tokenHash: hashOf(box, token),
      expiresAt: new Date(now.getTime() + lifeMs),
    });
    const inviter = members.find(({ userId }) => userId === inviterId);
    const known = await findUserByEmail(tx, email);
    const like = inviter && (await findUserByEmail(tx, inviter.email));
    await sendMail(
      tx,
      invitationMail({
        ...{ email, link, studio: partner.name, role },
        // Whoever has no account yet probably speaks what the inviting person speaks.
        language: known?.language ?? like?.language ?? (await deps.languageOf(tx, partnerId)),
      }),
    );
    return { invitation, link };
  });
}

export function hashOf(box: SecretBox, token: string): string {
  return box.fingerprint(purpose, token);
}
