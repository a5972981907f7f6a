import type { Bot } from '@glossa/contracts';
import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './bot-editor.module.css';

/** The bot's own public page, loaded anew whenever something about it was saved. */
export function BotPreview({ bot, isDirty }: { bot: Bot; isDirty: boolean }) {
  const { t } = useTranslation('bot-editor');
  return (
    <aside className={classes.preview} aria-label={t('preview.title')}>
      <Title order={2} fz="lg">
        {t('preview.title')}
      </Title>
      <Text c={isDirty ? 'var(--glossa-warning)' : 'dimmed'} size="xs" mb="xs" role="status">
        {isDirty ? t('preview.outdated') : t('preview.text')}
      </Text>
      <iframe
        key={JSON.stringify(bot)}
        className={classes.chat}
        src={`/chat/${encodeURIComponent(bot.chatLinkId)}`}
        title={t('preview.frame', { name: bot.name })}
        loading="lazy"
      />
    </aside>
  );
}
