import type { Bot } from '@glossa/contracts';
import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';

/** Shows a free language value back the way it was understood, as long as it is the saved one. */
export function LanguageNote({ bot, typed }: { bot: Bot; typed: string }) {
  const { t } = useTranslation('bot-editor');
  const format = useFormat();
  if (typed.trim() !== bot.language) return null;
  if (bot.languageCode === null) {
    return (
      <Text size="xs" mt={4} c="var(--glossa-warning)">
        {t('languageOther')}
      </Text>
    );
  }
  return (
    <Text size="xs" mt={4} c="var(--glossa-accent)">
      <IconCheck size={14} aria-hidden="true" style={{ verticalAlign: '-2px' }} />{' '}
      {t('languageUnderstood', { language: format.languageName(bot.languageCode) })}
    </Text>
  );
}
