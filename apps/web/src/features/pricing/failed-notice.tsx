import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useErrorSentence } from '../../i18n/use-error-sentence.ts';

/** What failed, and why as far as we know. */
export function FailedNotice({ title, error }: { title: string; error: unknown }) {
  const sentence = useErrorSentence();
  return (
    <Alert color="red" variant="light" icon={<IconAlertCircle size={18} />} title={title} role="alert">
      {sentence(error)}
    </Alert>
  );
}
