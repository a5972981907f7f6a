import { ActionIcon, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { readClockTime } from './clock-time.ts';
import classes from './day-row.module.css';
import type { Span } from './hours.ts';

type SpanFieldsProps = {
  dayName: string;
  span: Span;
  isRefused: boolean;
  onChange: (span: Span) => void;
  onRemove?: () => void;
};

/** From and to. Any usual spelling of a time is taken and written out when the field is left. */
export function SpanFields({ dayName, span, isRefused, onChange, onRemove }: SpanFieldsProps) {
  const { t } = useTranslation('business-profile');
  const [from, to] = span;
  const field = { className: classes.time, inputMode: 'numeric', maxLength: 5, error: isRefused } as const;
  return (
    <div className={classes.span}>
      <TextInput
        {...field}
        aria-label={t('hours.from', { day: dayName })}
        value={from}
        onChange={(event) => onChange([event.currentTarget.value, to])}
        onBlur={() => onChange([readClockTime(from) ?? from, to])}
      />
      <span aria-hidden="true">–</span>
      <TextInput
        {...field}
        aria-label={t('hours.to', { day: dayName })}
        value={to}
        onChange={(event) => onChange([from, event.currentTarget.value])}
        onBlur={() => onChange([from, readClockTime(to) ?? to])}
      />
      {onRemove ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('hours.remove', { day: dayName, from, to })}
          title={t('hours.remove', { day: dayName, from, to })}
          onClick={onRemove}
        >
          <IconX size={16} />
        </ActionIcon>
      ) : null}
    </div>
  );
}
