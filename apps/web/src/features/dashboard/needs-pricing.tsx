import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/link-button.tsx';
import classes from './bot-card.module.css';

/** A bot without prices cannot quote. The way to the prices is shown to those who can go it. */
export function NeedsPricing({ name, isOwn }: { name: string; isOwn: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={classes.notice} role="note">
      <IconAlertTriangle size={17} aria-hidden="true" />
      <span>
        {t('bot.needsPricing', { name })}{' '}
        {isOwn ? <TextLink to={paths.pricing}>{t('bot.addPrices')}</TextLink> : null}
      </span>
    </div>
  );
}
