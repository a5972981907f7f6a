import type { ModelSettings, ModelUsage } from '@glossa/contracts';
import { Progress, Select, Switch, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getModelUsage, saveModelSettings } from '../../api/keeping.ts';
import { keys } from '../../api/keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

const none = 'none';
const caps = [100_000, 500_000, 1_000_000, 5_000_000, 20_000_000];

/** Whether a language model talks for this studio, what it used this month, and where it stops. */
export function ModelSetting({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation('settings');
  const queryKey = keys.modelUsage(partnerId);
  const usage = useQuery({ queryKey, queryFn: () => getModelUsage(partnerId) });
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (settings: ModelSettings) => saveModelSettings(partnerId, settings),
    onSuccess: (_, settings) => {
      queryClient.setQueryData<ModelUsage>(queryKey, (known) => known && { ...known, settings });
      toastSuccess(t('model.saved'));
    },
    onError: useFailureToast(),
  });
  return (
    <Section title={t('model.title')} text={t('model.text')}>
      <QueryView query={usage} skeleton={<LineSkeletons count={3} />}>
        {(known) =>
          known.model === null ? (
            <Text>{t('model.absent')}</Text>
          ) : (
            <>
              <Switch
                mb="md"
                label={t('model.isOn')}
                description={t('model.name', { model: known.model })}
                checked={known.settings.isOn}
                disabled={save.isPending}
                onChange={({ currentTarget: { checked } }) =>
                  save.mutate({ ...known.settings, isOn: checked })
                }
              />
              <Switch
                mb="md"
                label={t('model.seesPhotos')}
                description={t('model.seesPhotosText')}
                checked={known.settings.seesPhotos ?? false}
                disabled={save.isPending || !known.settings.isOn}
                onChange={({ currentTarget: { checked } }) =>
                  save.mutate({ ...known.settings, seesPhotos: checked })
                }
              />
              <MonthOfTokens usage={known} />
              <CapChoice usage={known} isSaving={save.isPending} onChoose={save.mutate} />
            </>
          )
        }
      </QueryView>
    </Section>
  );
}

function MonthOfTokens({ usage }: { usage: ModelUsage }) {
  const { t } = useTranslation('settings');
  const { number, monthYear } = useFormat();
  const { settings, inputTokens, outputTokens, turns, month } = usage;
  const used = inputTokens + outputTokens;
  const { monthlyTokens } = settings;
  const isOver = monthlyTokens !== null && used >= monthlyTokens;
  return (
    <>
      <Text>{t('model.used', { month: monthYear(`${month}-15T12:00:00Z`), tokens: number(used) })}</Text>
      <Text c="dimmed" size="sm" mb="xs">
        {t('model.parts', {
          turns: number(turns),
          input: number(inputTokens),
          output: number(outputTokens),
        })}
      </Text>
      {monthlyTokens === null ? null : (
        <Progress
          mb="xs"
          maw={420}
          value={Math.min(100, (used / monthlyTokens) * 100)}
          color={isOver ? 'red' : 'lagoon'}
          aria-label={t('model.share', { used: number(used), cap: number(monthlyTokens) })}
        />
      )}
      {isOver && settings.isOn ? <Notice>{t('model.over')}</Notice> : null}
    </>
  );
}

type CapProps = { usage: ModelUsage; isSaving: boolean; onChoose: (settings: ModelSettings) => void };

function CapChoice({ usage: { settings }, isSaving, onChoose }: CapProps) {
  const { t } = useTranslation('settings');
  const { number } = useFormat();
  const { monthlyTokens } = settings;
  const offered = [...new Set([...caps, ...(monthlyTokens === null ? [] : [monthlyTokens])])].sort(
    (a, b) => a - b,
  );
  return (
    <Select
      mt="sm"
      label={t('model.cap')}
      description={t('model.capText')}
      maw={420}
      allowDeselect={false}
      disabled={isSaving}
      comboboxProps={{ keepMounted: false }}
      data={[
        { value: none, label: t('model.noCap') },
        ...offered.map((cap) => ({ value: String(cap), label: t('model.tokens', { tokens: number(cap) }) })),
      ]}
      value={monthlyTokens === null ? none : String(monthlyTokens)}
      onChange={(value) =>
        onChoose({ ...settings, monthlyTokens: value === null || value === none ? null : Number(value) })
      }
    />
  );
}
