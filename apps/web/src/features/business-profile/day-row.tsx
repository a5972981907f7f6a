import type { OpeningHours, Weekday } from '@glossa/contracts';
import { Button, Input, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyDay } from './copy-day.tsx';
import classes from './day-row.module.css';
import { addBreak, changeSpan, closeDay, openDay, removeSpan, type Span } from './hours.ts';
import { SpanFields } from './span-fields.tsx';
import { useWeekdayName } from './use-weekday-name.ts';

type DayRowProps = {
  day: Weekday;
  hours: OpeningHours;
  onChange: (hours: OpeningHours) => void;
  error: ReactNode;
};

/** One weekday: open or closed, its times, a break, the same on other days. */
export function DayRow({ day, hours, onChange, error }: DayRowProps) {
  const { t } = useTranslation('business-profile');
  const name = useWeekdayName()(day);
  const spans = hours[day];
  const isOpen = spans.length > 0;
  const withBreak = addBreak(spans);
  const change = (next: Span[]) => onChange({ ...hours, [day]: next });
  return (
    <fieldset className={classes.row}>
      <legend className={classes.legend}>{name}</legend>
      <div className={classes.day}>
        <span className={classes.name} aria-hidden="true">
          {name}
        </span>
        <Switch
          label={isOpen ? t('hours.open') : t('hours.closed')}
          aria-label={t('hours.isOpen', { day: name })}
          checked={isOpen}
          onChange={() => onChange(isOpen ? closeDay(hours, day) : openDay(hours, day))}
        />
      </div>
      {isOpen ? (
        <div className={classes.times}>
          {spans.map((span, index) => (
            <SpanFields
              key={`${day}-${String(index)}`}
              dayName={index === 0 ? name : `${name} ${index + 1}`}
              span={span}
              isRefused={Boolean(error)}
              onChange={(next) => change(changeSpan(spans, index, next))}
              {...(spans.length > 1 ? { onRemove: () => change(removeSpan(spans, index)) } : {})}
            />
          ))}
          {error ? <Input.Error>{error}</Input.Error> : null}
          <div className={classes.actions}>
            {withBreak ? (
              <Button variant="subtle" size="compact-sm" onClick={() => change(withBreak)}>
                {t('hours.addBreak')}
              </Button>
            ) : null}
            <CopyDay day={day} dayName={name} hours={hours} onChange={onChange} />
          </div>
        </div>
      ) : null}
    </fieldset>
  );
}
