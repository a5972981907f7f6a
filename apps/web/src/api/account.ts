import {
  type AccountDeletion,
  accountDeletionSchema,
  type ChangeEmail,
  type DeleteAccount,
  type Language,
  mailLanguageSchema,
  type OpenSession,
  openSessionSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { callProtected, sendProtected } from './request.ts';

/** What deleting the own account would mean. */
export async function getAccountDeletion(): Promise<AccountDeletion> {
  return callProtected(accountDeletionSchema, { method: 'GET', path: '/api/user/me/deletion' });
}

export async function deleteAccount(confirmation: DeleteAccount): Promise<void> {
  await sendProtected({ method: 'POST', path: '/api/user/me/deletion', body: confirmation });
}

/** Mails a link to the new address; until it is opened nothing changes. */
export async function askForNewEmail(change: ChangeEmail): Promise<void> {
  await sendProtected({ method: 'POST', path: '/api/user/me/email', body: change });
}

export async function listSessions(): Promise<OpenSession[]> {
  return callProtected(z.array(openSessionSchema), { method: 'GET', path: '/api/user/me/session' });
}

export async function endSession(id: string): Promise<void> {
  await sendProtected({ method: 'DELETE', path: `/api/user/me/session/${encodeURIComponent(id)}` });
}

export async function endOtherSessions(): Promise<void> {
  await sendProtected({ method: 'DELETE', path: '/api/user/me/session' });
}

export async function getMailLanguage(): Promise<Language | null> {
  const path = '/api/user/me/mail-language';
  return (await callProtected(mailLanguageSchema, { method: 'GET', path })).language;
}

export async function saveMailLanguage(language: Language): Promise<Language | null> {
  const path = '/api/user/me/mail-language';
  return (await callProtected(mailLanguageSchema, { method: 'PATCH', path, body: { language } })).language;
}
