import { type Numbers, numbersSpans } from '@glossa/contracts';
import { NativeSelect, Stack } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { getNumbers } from '../../api/numbers.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { ChannelTable } from './channel-table.tsx';
import { FigureGroups } from './figure-groups.tsx';
import { WeekCharts } from './week-charts.tsx';
import { WeekTable } from './week-table.tsx';

/** How the last weeks went, for whoever pays for it. */
export function NumbersView({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation('numbers');
  const [weeks, setWeeks] = useState<number>(8);
  const numbers = useQuery({
    queryKey: keys.numbers(partnerId, weeks),
    queryFn: () => getNumbers(partnerId, weeks),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <NativeSelect
            aria-label={t('span')}
            data={numbersSpans.map((count) => ({
              value: String(count),
              label: t('weeks', { count }),
            }))}
            value={String(weeks)}
            onChange={({ currentTarget }) => setWeeks(Number(currentTarget.value))}
          />
        }
      />
      <QueryView query={numbers} skeleton={<LineSkeletons count={10} />}>
        {(loaded) => (isEmpty(loaded) ? <Nothing /> : <Loaded numbers={loaded} />)}
      </QueryView>
    </>
  );
}

function Loaded({ numbers }: { numbers: Numbers }) {
  return (
    <Stack gap="lg">
      <FigureGroups total={numbers.total} currency={numbers.currency} />
      <WeekCharts numbers={numbers} />
      <WeekTable numbers={numbers} />
      <ChannelTable channels={numbers.channels} />
    </Stack>
  );
}

function Nothing() {
  const { t } = useTranslation('numbers');
  return (
    <EmptyState
      icon={<IconChartBar size={22} />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <LinkButton variant="default" to={paths.embedGuide}>
          {t('emptyAction')}
        </LinkButton>
      }
    />
  );
}

function isEmpty({ total }: Numbers): boolean {
  return total.dialogs + total.bookings + total.jobsDone === 0;
}
