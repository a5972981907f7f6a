import { type CalendarEvent, type JobState, jobStates, largestPrice, type Partner } from '@glossa/contracts';
import { Button, Group, NumberInput, SegmentedControl, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { useEventChanges } from '../use-event-changes.ts';

type JobOutcomeProps = { partner: Partner; event: CalendarEvent; onDone: () => void };

/** What became of the job. Done asks what was really paid, and takes no answer as well. */
export function JobOutcome({ partner, event, onDone }: JobOutcomeProps) {
  const { t } = useTranslation('calendar');
  const labelId = useId();
  const { save } = useEventChanges(partner.id);
  const onFailure = useFailureToast();
  const [isPaying, setPaying] = useState(false);
  const [state, setState] = useState(event.jobState);
  const [paid, setPaid] = useState<number | string>(event.paid?.amount ?? event.quote?.total ?? '');
  const currency = event.quote?.currency ?? partner.config.currency;
  const change = (jobState: JobState, amount?: number | null) =>
    save.mutate(
      {
        kind: 'update',
        eventId: event.id,
        changes: { jobState, version: event.version, ...(amount !== undefined && { paid: amount }) },
      },
      {
        onSuccess: onDone,
        onError: (error) => {
          setState(event.jobState);
          onFailure(error);
        },
      },
    );
  const choose = (value: string) => {
    const next = jobStates.find((name) => name === value);
    if (!next) return;
    setState(next);
    setPaying(next === 'DONE');
    if (next !== 'DONE' && next !== event.jobState) change(next);
  };
  return (
    <Stack gap="xs">
      <Text id={labelId} fw={600}>
        {t('job.title')}
      </Text>
      <SegmentedControl
        aria-labelledby={labelId}
        fullWidth
        disabled={save.isPending}
        data={jobStates.map((name) => ({ value: name, label: t(`job.${name}`) }))}
        value={state}
        onChange={choose}
      />
      {isPaying ? (
        <Group align="flex-end" gap="xs">
          <NumberInput
            label={t('job.paid', { currency })}
            min={0}
            max={largestPrice(currency)}
            decimalScale={2}
            hideControls
            inputMode="decimal"
            style={{ flex: '1 1 140px' }}
            value={paid}
            onChange={setPaid}
          />
          <Button
            loading={save.isPending}
            onClick={() => change('DONE', typeof paid === 'number' ? paid : null)}
          >
            {t('job.save')}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}
