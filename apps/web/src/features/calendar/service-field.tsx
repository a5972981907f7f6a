import type { Partner } from '@glossa/contracts';
import { Autocomplete } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { listPriceRows } from '../../api/pricing.ts';
import type { EventValues } from './event-values.ts';

type ServiceFieldProps = { partner: Partner; form: UseFormReturnType<EventValues> };

/** A service of the price list, or any other. One from the list brings its name and the time it takes. */
export function ServiceField({ partner, form }: ServiceFieldProps) {
  const { t } = useTranslation('calendar');
  const rows = useQuery({
    queryKey: keys.priceRows(partner.id),
    queryFn: () => listPriceRows(partner.id),
  });
  const durations = useMemo(() => {
    const longest = new Map<string, number>();
    for (const { service, durationMinutes } of rows.data ?? [])
      longest.set(service, Math.max(longest.get(service) ?? 0, durationMinutes ?? 0));
    return longest;
  }, [rows.data]);
  const choose = (service: string) => {
    const { title, startDate, startTime, allDay } = form.values;
    const minutes = durations.get(service) || partner.config.defaultDurationMinutes;
    form.setValues({
      service,
      ...(title === '' && { title: service }),
      ...(!allDay && minutes < longestInADay && endAfter(startDate, startTime, minutes)),
    });
  };
  return (
    <Autocomplete
      label={t('dialog.service')}
      data={[...durations.keys()]}
      limit={50}
      maxDropdownHeight={240}
      {...form.getInputProps('service')}
      onOptionSubmit={choose}
    />
  );
}

/** Longer jobs go over several days; where they end is the owner's word. */
const longestInADay = 12 * 60;

function endAfter(date: string, time: string, minutes: number) {
  const startMs = Date.parse(`${date}T${time || '09:00'}:00Z`);
  const end = new Date(startMs + minutes * 60_000).toISOString();
  return { endDate: end.slice(0, 10), endTime: end.slice(11, 16) };
}
