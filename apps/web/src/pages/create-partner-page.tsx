import { useTranslation } from 'react-i18next';
import { CreatePartnerForm } from '../features/partners/create-partner-form.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function CreatePartnerPage() {
  const { t } = useTranslation('partners');
  return (
    <>
      <PageHeader title={t('createTitle')} description={t('create.description')} />
      <CreatePartnerForm />
    </>
  );
}
