import { Center, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Shown while it is not known yet who is here: the one spinner of the product. */
export function AuthSpinner() {
  const { t } = useTranslation('frame');
  return (
    <Center mih="100dvh" role="status" aria-label={t('checkingSession')}>
      <Loader size="md" />
    </Center>
  );
}
