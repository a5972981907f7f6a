import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Calendar } from '../features/calendar/calendar.tsx';
import { calendarViews } from '../features/calendar/shown-span.ts';
import { paths } from '../paths.ts';
import { OwnPartner } from './own-partner.tsx';

/** View and day stand in the address, so that a reload and a shared link show the same. */
export function CalendarPage() {
  const { t } = useTranslation('calendar');
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <OwnPartner none={{ title: t('noPartner'), text: t('noPartnerText') }}>
      {(partner) => (
        <Calendar
          partner={partner}
          view={calendarViews.find((view) => view === search.view) ?? null}
          date={search.date ?? null}
          onGo={({ view, date }) => void navigate({ to: paths.calendar, search: { view, date } })}
        />
      )}
    </OwnPartner>
  );
}
