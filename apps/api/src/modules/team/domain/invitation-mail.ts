import type { Language, TeamRole } from '@glossa/contracts';
import type { Mail } from '../../../mail/outbox.ts';
import { invitationMails } from './invitation-mails.data.ts';

type Invited = { email: string; language: Language; studio: string; role: TeamRole; link: string };

export function invitationMail({ email, language, studio, role, link }: Invited): Mail {
  const { subject, body, roles } = invitationMails[language];
  const values: Record<string, string> = { studio, link, role: roles[role] };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return { recipient: email, subject: fill(subject), body: fill(body) };
}
