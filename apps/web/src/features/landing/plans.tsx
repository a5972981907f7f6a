import { planLimits } from '@glossa/contracts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './plans.module.css';

const offered = ['PRO', 'MAX'] as const;
const planTitles = { PRO: 'Pro', MAX: 'Max' } as const;

/** Subscribing is a message with the first words already written, not a checkout. */
export function Plans({ onSubscribe }: { onSubscribe: (message: string) => void }) {
  const { t } = useTranslation('landing');
  return (
    <section id="plans" className={classes.section}>
      <h2 className={classes.title}>{t('plans.title')}</h2>
      <div className={classes.plans}>
        {offered.map((name) => (
          <Plan
            key={name}
            name={name}
            onSubscribe={() => onSubscribe(t('plans.subscribeMessage', { plan: planTitles[name] }))}
          />
        ))}
      </div>
    </section>
  );
}

function Plan({ name, onSubscribe }: { name: (typeof offered)[number]; onSubscribe: () => void }) {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const plan = planLimits[name];
  const points = [
    plan.dialogsPerMonth === null
      ? t('plans.unlimited')
      : t('plans.dialogs', { count: plan.dialogsPerMonth }),
    plan.channels === 1 ? t('plans.oneChannel') : t('plans.channels', { count: plan.channels }),
    plan.dedicatedManager ? t('plans.manager') : t('plans.trial', { days: planLimits.TRIAL.trialDays }),
  ];
  return (
    <article className={classes.plan}>
      <h3 className={classes.name}>{planTitles[name]}</h3>
      <p className={classes.price}>
        {plan.pricePerMonthEur === null ? t('plans.onRequest') : format.money(plan.pricePerMonthEur, 'EUR')}
        {plan.pricePerMonthEur === null ? null : <span> {t('plans.perMonth')}</span>}
      </p>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Button
        variant="default"
        size="md"
        onClick={onSubscribe}
        aria-label={`${t('plans.subscribe')}: ${planTitles[name]}`}
      >
        {t('plans.subscribe')}
      </Button>
    </article>
  );
}
