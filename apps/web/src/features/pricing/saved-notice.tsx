import { Button, Group, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

type SavedNoticeProps = { version: number | null; isUndoing: boolean; onUndo: () => void };

/** Right after a save: which version it became, and the way back. */
export function SavedNotice({ version, isUndoing, onUndo }: SavedNoticeProps) {
  const { t } = useTranslation('pricing');
  if (version === null) return null;
  return (
    <Group gap="xs" role="status">
      <IconCircleCheck size={18} color="var(--glossa-accent)" aria-hidden="true" />
      <Text size="sm">{t('save.saved', { version })}</Text>
      <Button size="compact-sm" variant="default" loading={isUndoing} onClick={onUndo}>
        {t('save.undo')}
      </Button>
    </Group>
  );
}
