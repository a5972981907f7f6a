import type { ClientDetail } from '@glossa/contracts';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { Surface } from '../../ui/surface.tsx';
import classes from './client.module.css';

/** Who it is and how to reach them, their cars, and what they have brought. */
export function ClientFacts({ client, timezone }: { client: ClientDetail; timezone: string }) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const { money, consent } = client;
  const sums = (which: 'booked' | 'visited') =>
    money.map((sum) => format.money(sum[which], sum.currency)).join(' + ') || '–';
  return (
    <Surface component="section" mb="lg" aria-label={t('about')}>
      <dl className={classes.facts}>
        <Fact name={t('phone')}>
          {client.phone ? <Anchor href={`tel:${client.phone}`}>{client.phone}</Anchor> : '–'}
        </Fact>
        <Fact name={t('email')}>
          {client.email ? <Anchor href={`mailto:${client.email}`}>{client.email}</Anchor> : '–'}
        </Fact>
        <Fact name={t('language')}>{client.language ? format.languageName(client.language) : '–'}</Fact>
        <Fact name={t('cars')}>{client.cars.join('; ') || '–'}</Fact>
        <Fact name={t('lastVisit')}>
          {client.lastVisit ? format.date(client.lastVisit, timezone) : t('neverHere')}
        </Fact>
        <Fact name={t('booked')}>{sums('booked')}</Fact>
        <Fact name={t('visited')}>{sums('visited')}</Fact>
        <Fact name={t('consent')}>
          {consent
            ? t('consentSeen', { version: consent.noticeVersion, date: format.date(consent.at, timezone) })
            : t('consentNone')}
        </Fact>
      </dl>
    </Surface>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" c="dimmed" size="xs">
        {name}
      </Text>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
