import { useTranslation } from 'react-i18next';
import { followNewEmail } from '../api/auth.ts';
import { MailedLink } from './mailed-link.tsx';

/** Where the link to a new address leads. */
export function NewEmailPage() {
  const { t } = useTranslation('new-email');
  return <MailedLink say={(word) => t(word)} follow={followNewEmail} />;
}
