import type { Bot } from '@glossa/contracts';
import { Button } from '@mantine/core';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useDeleteBot } from './use-delete-bot.tsx';

/** What can be done with the bot besides editing it. */
export function EditorActions({ bot }: { bot: Bot }) {
  const { t } = useTranslation(['bot-editor', 'ui']);
  const navigate = useNavigate();
  const deleteBot = useDeleteBot(() =>
    navigate({ to: paths.partner, params: { partnerId: bot.partnerId }, ignoreBlocker: true }),
  );
  return (
    <>
      <CopyButton value={bot.publicLink} label={t('ui:copyLink')} copiedMessage={t('ui:linkCopied')} />
      <Button
        component="a"
        variant="default"
        href={bot.publicLink}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconExternalLink size={16} />}
      >
        {t('open')}
      </Button>
      <Button
        variant="light"
        color="red"
        leftSection={<IconTrash size={16} />}
        onClick={() => deleteBot(bot)}
      >
        {t('delete.action')}
      </Button>
    </>
  );
}
