import type { CalendarEvent, Partner } from '@glossa/contracts';
import { Anchor, Text } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { useBayName } from '../use-bay-name.ts';
import { useJobSpan } from '../use-job-span.ts';
import classes from './peek.module.css';

type PeekFactsProps = { partner: Partner; event: CalendarEvent };

/** When, for whom, which car, where, for how much. */
export function PeekFacts({ partner, event }: PeekFactsProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const span = useJobSpan(partner.config.timezone);
  const bayName = useBayName(partner.config);
  const car = [event.carName, event.carType, event.carPlate].filter(Boolean).join(' · ');
  const { paid } = event;
  return (
    <div>
      <Text fz="lg" fw={650} className={classes.title}>
        <bdi>{event.title}</bdi>
      </Text>
      <Text c="dimmed">{span(event)}</Text>
      <dl className={classes.facts}>
        <Fact name={t('dialog.customerName')}>{event.customerName}</Fact>
        <Fact name={t('dialog.customerPhone')}>
          {event.customerPhone ? (
            <Anchor href={`tel:${event.customerPhone.replaceAll(/[^+\d]/g, '')}`} className={classes.phone}>
              <IconPhone size={15} aria-hidden="true" /> {event.customerPhone}
            </Anchor>
          ) : null}
        </Fact>
        <Fact name={t('dialog.customerEmail')}>{event.customerEmail}</Fact>
        <Fact name={t('dialog.carName')}>{car}</Fact>
        <Fact name={t('dialog.service')}>{event.service === event.title ? '' : event.service}</Fact>
        <Fact name={t('bay')}>{bayName(event.bayId)}</Fact>
        <Fact name={t('peek.paid')}>{paid ? format.money(paid.amount, paid.currency) : ''}</Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  if (!children) return null;
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{typeof children === 'string' ? <bdi>{children}</bdi> : children}</dd>
    </div>
  );
}
