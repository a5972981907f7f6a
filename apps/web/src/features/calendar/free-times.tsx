import type { FreeSlot, Partner } from '@glossa/contracts';
import { Button, Group, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listFreeSlots } from '../../api/events.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { type EventValues, timesOf } from './event-values.ts';
import { fromWall, toWall } from './wall-time.ts';

type FreeTimesProps = { partner: Partner; form: UseFormReturnType<EventValues> };

const weekMs = 7 * 24 * 60 * 60 * 1000;
const mostShown = 6;

/** Free times for a job of this length, from the chosen day on. */
export function FreeTimes({ partner, form }: FreeTimesProps) {
  const { t } = useTranslation('calendar');
  const [isAsked, ask] = useState(false);
  const { timezone } = partner.config;
  const { start, end } = timesOf(form.values);
  const minutes = (fromWall(end, timezone).getTime() - fromWall(start, timezone).getTime()) / 60_000;
  const fromMs = fromWall(`${form.values.startDate}T00:00`, timezone).getTime();
  const isReady = minutes > 0 && minutes < 24 * 60 && !Number.isNaN(fromMs);
  const slots = useQuery({
    queryKey: ['event', partner.id, 'free', form.values.startDate, minutes],
    queryFn: () =>
      listFreeSlots(partner.id, {
        durationMinutes: minutes,
        from: new Date(fromMs).toISOString(),
        to: new Date(fromMs + weekMs).toISOString(),
      }),
    enabled: isAsked && isReady,
  });
  if (!isAsked)
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => ask(true)}
      >
        {t('freeTimes.ask')}
      </Button>
    );
  if (slots.data?.slots.length === 0) return <Text c="dimmed">{t('freeTimes.none')}</Text>;
  return (
    <SlotButtons
      slots={slots.data?.slots.slice(0, mostShown) ?? []}
      partner={partner}
      onChoose={(slot) => form.setValues(slotValues(slot, timezone))}
    />
  );
}

type SlotButtonsProps = { slots: FreeSlot[]; partner: Partner; onChoose: (slot: FreeSlot) => void };

export function SlotButtons({ slots, partner, onChoose }: SlotButtonsProps) {
  const format = useFormat();
  const { timezone, bays } = partner.config;
  return (
    <Group gap="xs">
      {slots.map((slot) => (
        <Button
          key={`${slot.bayId} ${slot.start}`}
          variant="default"
          size="compact-sm"
          onClick={() => onChoose(slot)}
        >
          {format.shortDay(slot.start, timezone)}, {format.time(slot.start, timezone)}
          {bays.length > 1 ? ` · ${bays.find(({ id }) => id === slot.bayId)?.name ?? ''}` : ''}
        </Button>
      ))}
    </Group>
  );
}

export function slotValues({ bayId, start, end }: FreeSlot, timezone: string): Partial<EventValues> {
  const [from, to] = [toWall(start, timezone), toWall(end, timezone)];
  return {
    bayId,
    startDate: from.slice(0, 10),
    startTime: from.slice(11),
    endDate: to.slice(0, 10),
    endTime: to.slice(11),
  };
}
