import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';

/** Who tried a list on the start page is asked for no trade: the list is there already. */
export function KeptList({ count }: { count: number }) {
  const { t } = useTranslation('onboarding');
  return (
    <Notice>
      <Text span fw={600}>
        {t('trialTitle')}
      </Text>{' '}
      {t('trialText', { count })}
    </Notice>
  );
}
