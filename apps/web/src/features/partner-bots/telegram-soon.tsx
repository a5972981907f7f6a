import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './needs-pricing.module.css';

/** A Telegram bot can be set up before the channel carries messages; nobody should wait for its answers. */
export function TelegramSoon() {
  const { t } = useTranslation('bot-editor');
  return (
    <p className={classes.notice} role="note">
      <IconInfoCircle size={17} aria-hidden="true" />
      <span>{t('telegramSoon')}</span>
    </p>
  );
}
