import { Button, Group, Text } from '@mantine/core';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkAction } from '../working-list/work-list.ts';

type SelectionBarProps = {
  keys: readonly string[];
  dispatch: Dispatch<WorkAction>;
  onClear: () => void;
};

/** What can be done to several rows at once. */
export function SelectionBar({ keys, dispatch, onClear }: SelectionBarProps) {
  const { t } = useTranslation('pricing');
  if (keys.length === 0) return null;
  const act = (action: WorkAction) => {
    dispatch(action);
    onClear();
  };
  return (
    <Group gap="xs" role="toolbar" aria-label={t('selected', { count: keys.length })}>
      <Text size="sm" fw={550}>
        {t('selected', { count: keys.length })}
      </Text>
      <Button size="compact-sm" variant="default" onClick={() => act({ type: 'remove', keys })}>
        {t('selection.remove')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => act({ type: 'switch', keys, isActive: false })}
      >
        {t('selection.switchOff')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => act({ type: 'switch', keys, isActive: true })}
      >
        {t('selection.switchOn')}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </Group>
  );
}
