import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from './ask.ts';

type Deletion = { title: string; consequences: ReactNode; onConfirm: () => void };

/** Asks before something is deleted for good, and says that it cannot be undone. */
export function useConfirmDeletion(): (deletion: Deletion) => void {
  const { t } = useTranslation('ui');
  return ({ title, consequences, onConfirm }) =>
    ask({
      title,
      body: (
        <>
          {consequences}
          <Text mt="sm" fw={600}>
            {t('cannotBeUndone')}
          </Text>
        </>
      ),
      confirm: t('delete'),
      isDangerous: true,
      onConfirm,
    });
}
