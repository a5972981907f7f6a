import type { Bot } from '@glossa/contracts';
import { Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { previewQuery } from '../../api/preview.ts';
import { QueryView } from '../../ui/query-view.tsx';
import classes from './bot-editor.module.css';
import type { BotValues } from './bot-values.ts';
import { PreviewFrame } from './preview-frame.tsx';

type BotPreviewProps = { bot: Bot; values: BotValues; isDirty: boolean };

/** The bot's own chat beside its form. It follows what is typed, answers for real, and counts nothing. */
export function BotPreview({ bot, values, isDirty }: BotPreviewProps) {
  const { t } = useTranslation('bot-editor');
  const preview = useQuery(previewQuery(bot));
  return (
    <aside className={classes.preview} aria-label={t('preview.title')}>
      <Title order={2} fz="lg">
        {t('preview.title')}
      </Title>
      <Text c="dimmed" size="xs" mb="xs" role="status">
        {isDirty ? t('preview.unsaved') : t('preview.text')}
      </Text>
      <QueryView query={preview} skeleton={<Skeleton className={classes.chat} />}>
        {(token) => (
          // What is saved is told by the server, so a saved bot begins anew.
          <PreviewFrame key={JSON.stringify(bot)} bot={bot} token={token} values={values} />
        )}
      </QueryView>
    </aside>
  );
}
