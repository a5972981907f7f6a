import { useTranslation } from 'react-i18next';
import { TeamView } from '../features/team/team-view.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { OwnPartner } from './own-partner.tsx';

export function TeamPage() {
  const { t } = useTranslation('team');
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <OwnPartner none={{ title: t('noPartner'), text: t('noPartnerText') }}>
        {(partner) => <TeamView partnerId={partner.id} />}
      </OwnPartner>
    </>
  );
}
