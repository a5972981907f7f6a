import type { CalendarEvent } from '@glossa/contracts';
import { MobileMonthView } from '@mantine/schedule';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './calendar-grid.module.css';
import { type DrawnEvent, eventOf } from './schedule-events.ts';
import { useScheduleLabels } from './schedule-labels.ts';

type PhoneMonthProps = {
  date: string;
  drawn: DrawnEvent[];
  onOpen: (event: CalendarEvent) => void;
  onDay: (date: string) => void;
};

/** Six weeks do not fit on a phone with words in them: dots, and below them the day that was tapped. */
export function PhoneMonth({ date, drawn, onOpen, onDay }: PhoneMonthProps) {
  const { t } = useTranslation('calendar');
  const { locale } = useLanguage();
  const labels = useScheduleLabels();
  return (
    <MobileMonthView
      className={classes.grid}
      classNames={{ mobileMonthViewHeader: classes.hidden }}
      consistentWeeks={false}
      weekendDays={[]}
      date={date}
      selectedDate={date}
      onSelectedDateChange={(day) => day && onDay(day)}
      labels={labels}
      locale={locale === 'en' ? 'en-gb' : locale}
      firstDayOfWeek={1}
      weekdayFormat="dd"
      events={drawn.map((event) => ({ ...event, title: event.title || t('held') }))}
      renderHeader={() => null}
      eventsHeaderFormat="dddd, D MMMM"
      onEventClick={(target) => {
        const event = eventOf(target);
        if (event) onOpen(event);
      }}
    />
  );
}
