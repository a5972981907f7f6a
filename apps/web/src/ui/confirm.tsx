import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Deletion = { title: string; consequences: ReactNode; onConfirm: () => void };

/** Asks before something is deleted for good, and says that it cannot be undone. */
export function useConfirmDeletion(): (deletion: Deletion) => void {
  const { t } = useTranslation('ui');
  return ({ title, consequences, onConfirm }) => {
    modals.openConfirmModal({
      title,
      children: (
        <>
          {consequences}
          <Text mt="sm" fw={600}>
            {t('cannotBeUndone')}
          </Text>
        </>
      ),
      labels: { confirm: t('delete'), cancel: t('cancel') },
      confirmProps: { color: 'red.9' },
      closeButtonProps: { 'aria-label': t('close') },
      onConfirm,
    });
  };
}
