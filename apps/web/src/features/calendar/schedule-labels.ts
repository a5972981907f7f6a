import type { ScheduleLabelsOverride } from '@mantine/schedule';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The schedule's own words, in the reader's language. */
export function useScheduleLabels(): ScheduleLabelsOverride {
  const { t } = useTranslation('calendar');
  return useMemo(
    () => ({
      day: t('views.day'),
      week: t('views.week'),
      month: t('views.month'),
      allDay: t('allDayShort'),
      weekday: t('weekday'),
      timeSlot: t('timeSlot'),
      today: t('toToday'),
      next: t('next'),
      previous: t('previous'),
      more: t('more'),
      noEvents: t('free'),
      moreLabel: (count: number) => t('moreCount', { count }),
      resource: t('bay'),
      resources: t('bays'),
      resourceSlot: t('timeSlot'),
    }),
    [t],
  );
}
