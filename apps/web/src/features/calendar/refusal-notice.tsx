import type { CalendarEvent, Partner } from '@glossa/contracts';
import { Alert, Button, Group, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { type EventValues, valuesOf } from './event-values.ts';
import { SlotButtons, slotValues } from './free-times.tsx';
import type { Refusal } from './refusal.ts';
import { useEventTime } from './use-event-time.ts';

type RefusalNoticeProps = {
  refusal: Refusal;
  partner: Partner;
  form: UseFormReturnType<EventValues>;
  onInsist: (how: {
    force?: boolean;
    exact?: Partial<Record<'start' | 'end', string>>;
    version?: number;
  }) => void;
  onClear: () => void;
};

/** Why the server said no, and every way on from there. */
export function RefusalNotice({ refusal, partner, form, onInsist, onClear }: RefusalNoticeProps) {
  const { t } = useTranslation('calendar');
  const { timezone } = partner.config;
  const anyway = (
    <Button size="compact-sm" color="red.9" onClick={() => onInsist({ force: true })}>
      {t('refusal.anyway')}
    </Button>
  );
  switch (refusal.kind) {
    case 'taken':
      return (
        <Frame title={t('refusal.taken')} actions={anyway}>
          {refusal.inTheWay.map((event) => (
            <InTheWay key={event.id} event={event} partner={partner} />
          ))}
          {refusal.alternatives.length > 0 ? <Text mt={6}>{t('refusal.alternatives')}</Text> : null}
          <SlotButtons
            slots={refusal.alternatives}
            partner={partner}
            onChoose={(slot) => {
              form.setValues(slotValues(slot, timezone));
              onClear();
            }}
          />
        </Frame>
      );
    case 'past':
      return <Frame title={t('refusal.past')} actions={anyway} />;
    case 'skipped':
    case 'doubled':
      return (
        <Frame
          title={t(`refusal.${refusal.kind}`)}
          actions={refusal.choices.map((choice) => (
            <Button
              key={choice}
              size="compact-sm"
              variant="light"
              onClick={() => onInsist({ exact: { [refusal.field]: choice } })}
            >
              {`${choice.slice(11, 16)} (UTC${choice.slice(-6)})`}
            </Button>
          ))}
        />
      );
    case 'stale':
      return (
        <Frame
          title={t('refusal.stale')}
          actions={
            <>
              <Button
                size="compact-sm"
                variant="light"
                onClick={() => onInsist({ version: refusal.current.version })}
              >
                {t('refusal.keepMine')}
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  form.setValues(valuesOf(refusal.current, partner.config));
                  onClear();
                }}
              >
                {t('refusal.takeTheirs')}
              </Button>
            </>
          }
        >
          <InTheWay event={refusal.current} partner={partner} />
        </Frame>
      );
  }
}

function Frame({ title, actions, children }: { title: string; actions: ReactNode; children?: ReactNode }) {
  return (
    <Alert color="red" variant="light" role="alert" title={title}>
      {children}
      <Group gap="xs" mt="xs">
        {actions}
      </Group>
    </Alert>
  );
}

function InTheWay({ event, partner }: { event: CalendarEvent; partner: Partner }) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const { timezone, bays } = partner.config;
  const time = useEventTime(timezone);
  const bay = bays.find(({ id }) => id === event.bayId)?.name ?? t('wholeStudio');
  const when = event.allDay ? t('allDay') : time(event.start, event.end);
  return (
    <Text size="sm">
      <bdi>{event.title || t('held')}</bdi> · {format.shortDay(event.start, timezone)}, {when} · {bay}
    </Text>
  );
}
