import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '../i18n/use-error-sentence.ts';
import { StateMessage } from './state-message.tsx';

/** Loading failed: says why in plain words and offers to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation('ui');
  const sentence = useErrorSentence();
  return (
    <StateMessage
      role="alert"
      icon={<IconCloudOff size={22} />}
      title={t('failed.load')}
      text={sentence(error)}
      action={
        onRetry ? (
          <Button variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
        ) : null
      }
    />
  );
}
