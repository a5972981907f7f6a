import { defaultLanguage, type Language } from '@glossa/contracts';
import type { Mail } from '../../../mail/outbox.ts';
import { identityMails } from './identity-mails.data.ts';

type Reader = { email: string; language: Language | null };

export function resetMail(reader: Reader, link: string): Mail {
  return write('reset', reader, { link });
}

export function alreadyRegisteredMail(reader: Reader, loginLink: string): Mail {
  return write('registered', reader, { link: loginLink });
}

export function accountDeletedMail(reader: Reader): Mail {
  return write('deleted', reader, { email: reader.email });
}

export function newEmailMail(reader: Reader, link: string): Mail {
  return write('newEmail', reader, { link });
}

export function emailChangedMail(reader: Reader, email: string): Mail {
  return write('emailChanged', reader, { email });
}

/** In the reader's own language, as far as it is known. */
function write(
  name: keyof typeof identityMails,
  { email, language }: Reader,
  values: Record<string, string>,
): Mail {
  const { subject, body } = identityMails[name][language ?? defaultLanguage];
  const filled = body.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return { recipient: email, subject, body: filled };
}
