import type { Numbers } from '@glossa/contracts';
import { Table, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { HeadCell, ListCell, ListTable } from '../../ui/list-table.tsx';
import { useShare } from './use-share.ts';

/** The same week by week, the newest on top, to be read instead of looked at. */
export function WeekTable({ numbers: { weeks, currency } }: { numbers: Numbers }) {
  const { t } = useTranslation('numbers');
  const format = useFormat();
  const share = useShare();
  const [current] = weeks.slice(-1);
  // Before the first talk there is nothing to read.
  const begin = weeks.findIndex(({ dialogs, bookings, jobsDone }) => dialogs + bookings + jobsDone > 0);
  const shown = weeks.slice(Math.max(0, begin));
  const columns = [t('dialogs'), t('bookings'), t('conversion'), t('booked'), t('done'), t('upsells')];
  return (
    <section>
      <Title order={2} fz="lg" mb="xs">
        {t('byWeek')}
      </Title>
      <ListTable label={t('byWeek')} columns={[t('week'), ...columns]}>
        {shown.toReversed().map((week) => (
          <Table.Tr key={week.start}>
            <HeadCell>
              {week === current ? t('thisWeek') : t('weekOf', { date: format.dayMonth(week.start) })}
            </HeadCell>
            <ListCell label={t('dialogs')}>{format.number(week.dialogs)}</ListCell>
            <ListCell label={t('bookings')}>{format.number(week.bookings)}</ListCell>
            <ListCell label={t('conversion')}>{share(week.bookings, week.dialogs)}</ListCell>
            <ListCell label={t('booked')}>{format.money(week.bookedValue, currency)}</ListCell>
            <ListCell label={t('done')}>{format.money(week.doneValue, currency)}</ListCell>
            <ListCell label={t('upsells')}>
              {t('ofOffered', {
                taken: format.number(week.upsellsTaken),
                offered: format.number(week.upsellsOffered),
              })}
            </ListCell>
          </Table.Tr>
        ))}
      </ListTable>
    </section>
  );
}
