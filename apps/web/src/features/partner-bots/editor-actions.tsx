import type { Bot } from '@glossa/contracts';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { BotLinkActions } from './bot-link-actions.tsx';
import { useDeleteBot } from './use-delete-bot.tsx';

/** What can be done with the bot besides editing it. */
export function EditorActions({ bot }: { bot: Bot }) {
  const { t } = useTranslation('bot-editor');
  const navigate = useNavigate();
  const deleteBot = useDeleteBot(() =>
    navigate({ to: paths.partner, params: { partnerId: bot.partnerId }, ignoreBlocker: true }),
  );
  return (
    <>
      <BotLinkActions bot={bot} />
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
