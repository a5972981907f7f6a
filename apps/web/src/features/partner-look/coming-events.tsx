import type { Partner } from '@glossa/contracts';
import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listEvents } from '../../api/events.ts';
import { keys } from '../../api/keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HeadCell, ListCell, ListTable } from '../../ui/list-table.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';

const dayMs = 86_400_000;

/** What stands in a studio's calendar: two weeks back, six ahead. */
export function ComingEvents({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const { timezone } = partner.config;
  const [span] = useState(() => ({
    from: new Date(Date.now() - 14 * dayMs).toISOString(),
    to: new Date(Date.now() + 42 * dayMs).toISOString(),
  }));
  const events = useQuery({
    queryKey: keys.events(partner.id, span),
    queryFn: () => listEvents(partner.id, span),
  });
  return (
    <QueryView query={events} skeleton={<LineSkeletons count={8} />}>
      {(listed) =>
        listed.length === 0 ? (
          <EmptyState title={t('look.noEvents')} text={t('look.noEventsText')} />
        ) : (
          <ListTable
            label={t('look.calendar')}
            columns={[t('look.when'), t('look.title'), t('look.client'), t('look.price')]}
          >
            {listed.map((event) => (
              <Table.Tr key={event.id}>
                <HeadCell>
                  {format.shortDay(event.start, timezone)}
                  {event.allDay ? '' : `, ${format.time(event.start, timezone)}`}
                </HeadCell>
                <ListCell label={t('look.title')}>{event.title || '–'}</ListCell>
                <ListCell label={t('look.client')}>{event.customerName || '–'}</ListCell>
                <ListCell label={t('look.price')}>{event.quote ? format.total(event.quote) : '–'}</ListCell>
              </Table.Tr>
            ))}
          </ListTable>
        )
      }
    </QueryView>
  );
}
