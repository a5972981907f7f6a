import { useTranslation } from 'react-i18next';
import { PlanChoice } from '../features/plan/plan-choice.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { OwnPartner } from './own-partner.tsx';

export function PlanPage() {
  const { t } = useTranslation('plan');
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <OwnPartner none={{ title: t('noPartner'), text: t('noPartnerText') }}>
        {(partner) => <PlanChoice partner={partner} />}
      </OwnPartner>
    </>
  );
}
