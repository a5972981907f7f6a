import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useErrorSentence } from '../i18n/use-error-sentence.ts';

/** Why a form was refused, said inside the form. */
export function FormError({ error }: { error: unknown }) {
  const sentence = useErrorSentence();
  if (!error) return null;
  return (
    <Alert color="red" variant="light" icon={<IconAlertCircle size={18} />} role="alert">
      {sentence(error)}
    </Alert>
  );
}
