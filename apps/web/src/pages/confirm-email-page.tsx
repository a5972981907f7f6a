import { useTranslation } from 'react-i18next';
import { confirmEmail } from '../api/auth.ts';
import { MailedLink } from './mailed-link.tsx';

/** Where the link that proves an address leads. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('confirm-email');
  return <MailedLink say={(word) => t(word)} follow={confirmEmail} />;
}
