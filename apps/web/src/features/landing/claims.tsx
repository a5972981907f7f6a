import { useTranslation } from 'react-i18next';
import classes from './claims.module.css';

export function Claims() {
  const { t } = useTranslation('landing');
  const claims = [
    ['24/7', t('claims.always')],
    [t('claims.replyValue'), t('claims.reply')],
    ['20+', t('claims.languages')],
    ['2×', t('claims.conversion')],
    ['5×', t('claims.upsell')],
    ['400 %', t('claims.cost')],
    [t('claims.managerValue'), t('claims.manager')],
  ] as const;
  return (
    <dl className={classes.claims} aria-label={t('claims.label')}>
      {claims.map(([value, label]) => (
        <div key={label} className={classes.claim}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
