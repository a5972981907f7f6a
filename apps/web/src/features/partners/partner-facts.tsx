import type { Partner } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { Surface } from '../../ui/surface.tsx';
import classes from './partner-facts.module.css';
import { PlanChoice } from './plan-choice.tsx';
import { PlanWords } from './plan-words.tsx';

/** What there is to know about a business at a glance. Only administrators change its plan. */
export function PartnerFacts({ partner, isAdmin }: { partner: Partner; isAdmin: boolean }) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const { config } = partner;
  const openDays = Object.values(config.hours).filter((spans) => spans.length > 0).length;
  const contact = [config.contactPhone, config.contactEmail].filter(Boolean).join(', ');
  return (
    <Surface component="section" mb="lg" aria-label={t('detail.facts')}>
      <dl className={classes.facts}>
        <div>
          <dt>{t('plan.label')}</dt>
          <dd>{isAdmin ? <PlanChoice partner={partner} /> : <PlanWords plan={partner.plan} />}</dd>
        </div>
        {partner.owners ? (
          <div>
            <dt>{t('detail.owner')}</dt>
            <dd>{partner.owners.join(', ') || t('detail.noOwner')}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('detail.contact')}</dt>
          <dd>{contact || t('detail.noContact')}</dd>
        </div>
        <div>
          <dt>{t('detail.hours')}</dt>
          <dd>{openDays > 0 ? t('detail.openDays', { count: openDays }) : t('detail.closed')}</dd>
        </div>
        <div>
          <dt>{t('detail.bays')}</dt>
          <dd>{config.bays.map(({ name }) => name).join(', ')}</dd>
        </div>
        <div>
          <dt>{t('detail.timezone')}</dt>
          <dd>
            {config.timezone.replaceAll('_', ' ')}, {config.currency}
          </dd>
        </div>
        <div>
          <dt>{t('detail.since')}</dt>
          <dd>{format.date(partner.createdAt)}</dd>
        </div>
      </dl>
    </Surface>
  );
}
