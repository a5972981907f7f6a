import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/link-button.tsx';
import classes from './needs-pricing.module.css';

/** A bot without prices cannot quote. The way to the prices is shown to those who can go it. */
export function NeedsPricing({ name, isOwn }: { name: string; isOwn: boolean }) {
  const { t } = useTranslation('bot-editor');
  return (
    <p className={classes.notice} role="note">
      <IconAlertTriangle size={17} aria-hidden="true" />
      <span>
        {t('needsPricing', { name })}{' '}
        {isOwn ? <TextLink to={paths.pricing}>{t('addPrices')}</TextLink> : null}
      </span>
    </p>
  );
}
