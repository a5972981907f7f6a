import { type Retention, retentionChoices } from '@glossa/contracts';
import { Select, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getRetention, saveRetention } from '../../api/keeping.ts';
import { keys } from '../../api/keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

const never = 'never';

/** How long talks are kept. Nothing goes before the night, so a slip can be taken back. */
export function RetentionSetting({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation('settings');
  const queryKey = keys.retention(partnerId);
  const retention = useQuery({ queryKey, queryFn: () => getRetention(partnerId) });
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (days: number | null) => saveRetention(partnerId, days),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      toastSuccess(t('retention.saved'));
    },
    onError: useFailureToast(),
  });
  const choices = [
    ...retentionChoices.map((days) => ({ value: String(days), label: t(`retention.days${days}`) })),
  ];
  return (
    <Section title={t('retention.title')} text={t('retention.text')}>
      <QueryView query={retention} skeleton={<LineSkeletons count={2} />}>
        {(kept) => (
          <>
            <Select
              label={t('retention.label')}
              maw={280}
              mb="xs"
              allowDeselect={false}
              disabled={save.isPending}
              comboboxProps={{ keepMounted: false }}
              data={[...choices, { value: never, label: t('retention.never') }]}
              value={kept.days === null ? never : String(kept.days)}
              onChange={(value) => save.mutate(value === null || value === never ? null : Number(value))}
            />
            <KeptFacts kept={kept} />
          </>
        )}
      </QueryView>
    </Section>
  );
}

function KeptFacts({ kept }: { kept: Retention }) {
  const { t } = useTranslation('settings');
  const { date, time } = useFormat();
  return (
    <>
      {kept.due > 0 ? <Notice>{t('retention.due', { count: kept.due })}</Notice> : null}
      {kept.lastRunAt ? (
        <Text c="dimmed" size="xs">
          {t('retention.lastRun', { date: date(kept.lastRunAt), time: time(kept.lastRunAt) })}
        </Text>
      ) : null}
    </>
  );
}
