import type { ClientDetail } from '@glossa/contracts';
import { Badge, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { Surface } from '../../ui/surface.tsx';
import classes from './client.module.css';

type ClientHistoryProps = { client: ClientDetail; timezone: string };

/** What was booked, what was said, and what it was to cost. */
export function ClientHistory({ client, timezone }: ClientHistoryProps) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const dayOf = (instant: string) => format.date(instant, timezone);
  return (
    <div className={classes.columns}>
      <Part title={t('bookings')} none={t('noBookings')}>
        {client.events.map((event) => (
          <li key={event.id}>
            <span className={classes.words}>
              <TextLink
                to={paths.calendar}
                search={{ view: 'day', date: localDay(event.start, timezone) }}
                fw={600}
              >
                {event.service}
              </TextLink>
              {event.status === 'CANCELLED' ? (
                <Badge ms={8} color="gray" variant="light" tt="none">
                  {t('cancelled')}
                </Badge>
              ) : null}
              <Text c="dimmed" size="xs">
                {[`${dayOf(event.start)}, ${format.time(event.start, timezone)}`, event.car]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </span>
            {event.total !== null && event.currency !== null ? (
              <span className={classes.figure}>{format.money(event.total, event.currency)}</span>
            ) : null}
          </li>
        ))}
      </Part>
      <Part title={t('talks')} none={t('noTalks')}>
        {client.conversations.map((talk) => (
          <li key={talk.id}>
            <span className={classes.words}>
              <TextLink to={paths.conversation} params={{ conversationId: talk.id }} fw={600}>
                {dayOf(talk.lastClientMessageAt)}
              </TextLink>
              <Text c="dimmed" size="xs" lineClamp={2}>
                {talk.lastText}
              </Text>
            </span>
            <Text c="dimmed" size="xs" className={classes.figure}>
              {t(`channel.${talk.channel}`)}
            </Text>
          </li>
        ))}
      </Part>
      <Part title={t('quotes')} none={t('noQuotes')}>
        {client.quotes.map((quote) => (
          <li key={quote.conversationId}>
            <span className={classes.words}>
              {quote.label}
              <Text c="dimmed" size="xs">
                {dayOf(quote.at)}
              </Text>
            </span>
            <span className={classes.figure}>{format.money(quote.total, quote.currency)}</span>
          </li>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <Surface component="section" aria-label={title}>
      <Title order={2} fz="lg" mb="xs">
        {title}
      </Title>
      {children.length === 0 ? <Text c="dimmed">{none}</Text> : <ul className={classes.list}>{children}</ul>}
    </Surface>
  );
}

function localDay(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(instant));
}
