import type { ClientDetail, Partner } from '@glossa/contracts';
import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getClientOfTalk } from '../../api/inbox.ts';
import { keys } from '../../api/keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { ClientNotes } from './client-notes.tsx';
import { personName } from './person-name.ts';

const mostBookings = 3;

/** Who an open talk is with, beside it: how to reach them, their cars, their bookings and the studio's notes. */
export function TalkClient({ partner, talkId }: { partner: Partner; talkId: string }) {
  const { t } = useTranslation('clients');
  const client = useQuery({
    queryKey: keys.clientOfTalk(partner.id, talkId),
    queryFn: () => getClientOfTalk(partner.id, talkId),
  });
  return (
    <QueryView query={client} skeleton={<LineSkeletons count={5} />}>
      {(known) =>
        known ? (
          <Known partner={partner} client={known} />
        ) : (
          <Text c="dimmed" size="sm">
            {t('unknownYet')}
          </Text>
        )
      }
    </QueryView>
  );
}

function Known({ partner, client }: { partner: Partner; client: ClientDetail }) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const { timezone } = partner.config;
  const bookings = client.events.filter(({ status }) => status === 'BOOKED').slice(0, mostBookings);
  return (
    <Stack gap="sm" component="section" aria-label={t('about')}>
      <TextLink to={paths.client} params={{ clientId: client.id }} fw={650}>
        {personName(client)}
      </TextLink>
      {client.phone ? <Anchor href={`tel:${client.phone}`}>{client.phone}</Anchor> : null}
      {client.email ? <Anchor href={`mailto:${client.email}`}>{client.email}</Anchor> : null}
      <Fact name={t('cars')}>{client.cars.join('; ') || '–'}</Fact>
      <Fact name={t('booked')}>
        {client.money.map(({ booked, currency }) => format.money(booked, currency)).join(' + ') || '–'}
      </Fact>
      <Fact name={t('bookings')}>
        {bookings.length === 0
          ? t('noBookings')
          : bookings.map((one) => (
              <Text key={one.id} size="sm">
                {format.date(one.start, timezone)}, {format.time(one.start, timezone)} · {one.service}
              </Text>
            ))}
      </Fact>
      <ClientNotes partnerId={partner.id} client={client} key={client.id} />
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text c="dimmed" size="xs">
        {name}
      </Text>
      {children}
    </div>
  );
}
