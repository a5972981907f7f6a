import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, type Question, useQuestion } from './ask.ts';
import { Dialog } from './dialog.tsx';

/** Shows what somebody is asked before it is done. A screen that is left takes its question along. */
export function QuestionHost() {
  const { t } = useTranslation('ui');
  const asked = useQuestion();
  // The words stay while the dialog fades away.
  const [shown, setShown] = useState<Question | null>(asked);
  if (asked && asked !== shown) setShown(asked);
  useEffect(() => () => ask(null), []);
  const close = () => ask(null);
  return (
    <Dialog opened={asked !== null} onClose={close} title={shown?.title}>
      {shown?.body}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={close} data-autofocus>
          {t('cancel')}
        </Button>
        <Button
          {...(shown?.isDangerous && { color: 'red.9' })}
          onClick={() => {
            close();
            shown?.onConfirm();
          }}
        >
          {shown?.confirm}
        </Button>
      </Group>
    </Dialog>
  );
}
