import {
  type AccountDeletion,
  accountDeletionSchema,
  type DeleteAccount,
  type Language,
  mailLanguageSchema,
} from '@glossa/contracts';
import { callProtected, sendProtected } from './request.ts';

/** What deleting the own account would mean. */
export async function getAccountDeletion(): Promise<AccountDeletion> {
  return callProtected(accountDeletionSchema, { method: 'GET', path: '/api/user/me/deletion' });
}

export async function deleteAccount(confirmation: DeleteAccount): Promise<void> {
  await sendProtected({ method: 'POST', path: '/api/user/me/deletion', body: confirmation });
}

export async function getMailLanguage(): Promise<Language | null> {
  const path = '/api/user/me/mail-language';
  return (await callProtected(mailLanguageSchema, { method: 'GET', path })).language;
}

export async function saveMailLanguage(language: Language): Promise<Language | null> {
  const path = '/api/user/me/mail-language';
  return (await callProtected(mailLanguageSchema, { method: 'PATCH', path, body: { language } })).language;
}
