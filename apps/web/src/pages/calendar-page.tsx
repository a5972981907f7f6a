import { useTranslation } from 'react-i18next';
import { WeekView } from '../features/calendar/week-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { OwnPartner } from './own-partner.tsx';

export function CalendarPage() {
  const { t } = useTranslation('calendar');
  return (
    <OwnPartner none={{ title: t('noPartner'), text: t('noPartnerText') }}>
      {(partner) => (
        <>
          <PageHeader
            title={t('title')}
            description={t('description', { timezone: partner.config.timezone })}
          />
          <Notice>{t('comingSoon')}</Notice>
          <WeekView partner={partner} />
        </>
      )}
    </OwnPartner>
  );
}
