import { Button } from '@mantine/core';
import { IconRefresh, IconTool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../ui/state-message.tsx';
import { isMissingChunk } from './missing-chunk.ts';

/** A page that failed while drawing. After a deploy the reason is an old tab, and a reload mends it. */
export function CrashMessage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  if (isMissingChunk(error)) {
    return (
      <StateMessage
        role="status"
        icon={<IconRefresh size={22} />}
        title={t('outdated.title')}
        text={t('outdated.text')}
        action={<Button onClick={() => window.location.reload()}>{t('outdated.reload')}</Button>}
      />
    );
  }
  return (
    <StateMessage
      role="alert"
      icon={<IconTool size={22} />}
      title={t('crashed.title')}
      text={t('crashed.text')}
      action={
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
