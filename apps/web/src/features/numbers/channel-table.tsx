import type { Numbers } from '@glossa/contracts';
import { Table, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { HeadCell, ListCell, ListTable } from '../../ui/list-table.tsx';
import { useShare } from './use-share.ts';

/** Where the talks came from and how many of them led to a booking. */
export function ChannelTable({ channels }: { channels: Numbers['channels'] }) {
  const { t } = useTranslation('numbers');
  const format = useFormat();
  const share = useShare();
  return (
    <section>
      <Title order={2} fz="lg" mb="xs">
        {t('byChannel')}
      </Title>
      <ListTable
        label={t('byChannel')}
        columns={[t('channel'), t('dialogs'), t('bookings'), t('conversion')]}
      >
        {channels.map(({ channel, dialogs, bookings }) => (
          <Table.Tr key={channel ?? 'erased'}>
            <HeadCell>{t(`channels.${channel ?? 'erased'}`)}</HeadCell>
            <ListCell label={t('dialogs')}>{format.number(dialogs)}</ListCell>
            <ListCell label={t('bookings')}>{format.number(bookings)}</ListCell>
            <ListCell label={t('conversion')}>{share(bookings, dialogs)}</ListCell>
          </Table.Tr>
        ))}
      </ListTable>
    </section>
  );
}
