import { MobileMonthView } from '@mantine/schedule';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './calendar-grid.module.css';
import { type GridProps, useGrid } from './use-grid.tsx';

/** Six weeks do not fit on a phone with words in them: dots, and below them the day that was tapped. */
export function PhoneMonth(props: GridProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const { className, date, labels, locale, events, onEventClick } = useGrid(props).shared;
  return (
    <MobileMonthView
      className={className}
      classNames={{
        mobileMonthViewHeader: classes.hidden,
        mobileMonthViewDay: classes.phoneDay,
        mobileMonthViewWeekday: classes.phoneWeekday,
      }}
      consistentWeeks={false}
      weekendDays={[]}
      date={date}
      selectedDate={date}
      onSelectedDateChange={(day) => day && props.onDay(day)}
      labels={labels}
      locale={locale}
      firstDayOfWeek={1}
      weekdayFormat="dd"
      events={events.map((event) => ({ ...event, title: event.title || t('held') }))}
      // A button is pressed, not selected; and its name is said in the reader's language.
      getDayProps={(day) => ({
        'aria-label': format.longDate(`${day}T12:00:00Z`, 'UTC'),
        'aria-selected': undefined,
        'aria-pressed': day === date,
      })}
      renderHeader={() => null}
      eventsHeaderFormat={locale === 'de' ? 'dddd, D. MMMM' : 'dddd, D MMMM'}
      onEventClick={onEventClick}
    />
  );
}
