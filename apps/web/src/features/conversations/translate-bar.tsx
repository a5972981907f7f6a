import { Button, Group } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../ui/form-error.tsx';
import type { useTranslationOfTalk } from './use-translation-of-talk.ts';

/** Turns the translation on and off, and says when it does not come. */
export function TranslateBar({ translation }: { translation: ReturnType<typeof useTranslationOfTalk> }) {
  const { t } = useTranslation('conversations');
  const { isShown, isLoading, error, toggle } = translation;
  return (
    <Group gap="xs" justify="center" mb="sm">
      <Button
        size="compact-sm"
        variant="default"
        h={36}
        leftSection={<IconLanguage size={16} aria-hidden="true" />}
        aria-pressed={isShown}
        loading={isLoading}
        onClick={toggle}
      >
        {t(isShown ? 'translation.hide' : 'translation.show')}
      </Button>
      {error ? <FormError error={error} /> : null}
    </Group>
  );
}
