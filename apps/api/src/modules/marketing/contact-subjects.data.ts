import type { Language } from '@glossa/contracts';

/** What the mail about a contact request is called, in the language of whoever reads it. */
export const contactSubjects: Record<Language, string> = {
  EN: 'Contact request',
  DE: 'Kontaktanfrage',
  UA: 'Звернення з сайту',
  RU: 'Обращение с сайта',
};
