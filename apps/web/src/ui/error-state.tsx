import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { requestIdOf } from '../api/api-error.ts';
import { useErrorSentence } from '../i18n/use-error-sentence.ts';
import classes from './error-state.module.css';
import { StateMessage } from './state-message.tsx';

/** Loading failed: says why in plain words and offers to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation('ui');
  const sentence = useErrorSentence();
  const requestId = requestIdOf(error);
  return (
    <StateMessage
      role="alert"
      icon={<IconCloudOff size={22} />}
      title={t('failed.load')}
      text={
        <>
          {sentence(error)}
          {requestId === null ? null : (
            <span className={classes.reference}>{t('failed.reference', { id: requestId })}</span>
          )}
        </>
      }
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
