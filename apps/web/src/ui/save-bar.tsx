import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormError } from './form-error.tsx';

type SaveBarProps = {
  isDirty: boolean;
  isSaving: boolean;
  error: unknown;
  onDiscard: () => void;
  /** 'shift' where saving is the screen's one primary action. */
  variant?: 'filled' | 'shift';
};

/** The foot of every form over something saved: says where things stand, saves, takes back. */
export function SaveBar({ isDirty, isSaving, error, onDiscard, variant = 'filled' }: SaveBarProps) {
  const { t } = useTranslation('editing');
  return (
    <Stack gap="sm">
      {error ? (
        <>
          <FormError error={error} />
          <Text size="xs" c="dimmed">
            {t('failed')}
          </Text>
        </>
      ) : null}
      <Group gap="xs">
        <Button type="submit" variant={variant} disabled={!isDirty} loading={isSaving}>
          {t('save')}
        </Button>
        {isDirty ? (
          <Button variant="default" onClick={onDiscard} disabled={isSaving}>
            {t('discard')}
          </Button>
        ) : null}
        <Text size="xs" c="dimmed" role="status">
          {isDirty ? t('unsaved') : null}
        </Text>
      </Group>
    </Stack>
  );
}
