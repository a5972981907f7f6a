import type { Bot } from '@glossa/contracts';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy-button.tsx';

/** What can be done with the bot's link. Only a website chat has one that leads somewhere. */
export function BotLinkActions({ bot }: { bot: Bot }) {
  const { t } = useTranslation(['bot-editor', 'ui']);
  if (bot.provider !== 'WEB_CHAT') return null;
  return (
    <>
      <CopyButton
        value={bot.publicLink}
        label={t('ui:copyLink')}
        aria-label={`${t('ui:copyLink')}: ${bot.name}`}
        copiedMessage={t('ui:linkCopied')}
      />
      <Button
        component="a"
        variant="default"
        href={bot.publicLink}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconExternalLink size={16} />}
        aria-label={`${t('open')}: ${bot.name}`}
      >
        {t('open')}
      </Button>
    </>
  );
}
