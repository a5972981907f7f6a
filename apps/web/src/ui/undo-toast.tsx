import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';

type UndoToast = { message: string; onUndo: () => void };

/** Says what was done and lets it be taken back for a while. */
export function showUndoToast({ message, onUndo }: UndoToast): void {
  const id = notifications.show({
    color: 'lagoon',
    autoClose: 10_000,
    withBorder: true,
    role: 'status',
    closeButtonProps: { 'aria-label': i18next.t('ui:close') },
    message: (
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <span>{message}</span>
        <Button
          size="compact-sm"
          variant="light"
          style={{ flexShrink: 0 }}
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          {i18next.t('ui:undo')}
        </Button>
      </Group>
    ),
  });
}
