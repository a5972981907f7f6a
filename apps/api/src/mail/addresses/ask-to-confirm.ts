import { defaultLanguage, type Language } from '@glossa/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { SendMail } from '../send-mail.ts';
import { confirmationMails } from './confirmation-mails.data.ts';
import { newConfirmationToken } from './confirmation-token.ts';
import { countAsked, isConfirmed } from './confirmed.store.ts';

/** What an address is to be confirmed for: an account of its own, or a studio's notices. */
type Asked = { email: string; language: Language | null; studio?: string };

/** Mails a link that confirms the address, unless it is confirmed or was asked often enough today. */
export type AskToConfirm = (db: Database, asked: Asked) => Promise<void>;

type Deps = { box: SecretBox; now: Clock; publicUrl: string; sendMail: SendMail };

const mostPerDay = 3;

export function confirmationAsker({ box, now, publicUrl, sendMail }: Deps): AskToConfirm {
  return async (db, { email, language, studio }) => {
    if ((await isConfirmed(db, email)) || (await countAsked(db, email)) >= mostPerDay) return;
    const { subject, body } =
      confirmationMails[studio === undefined ? 'account' : 'notices'][language ?? defaultLanguage];
    const link = `${publicUrl}/confirm-email#${newConfirmationToken(box, email, now())}`;
    const fill = (text: string) => text.replaceAll('{studio}', studio ?? '').replaceAll('{link}', link);
    await sendMail(db, { recipient: email, kind: 'confirmation', subject: fill(subject), body: fill(body) });
  };
}
