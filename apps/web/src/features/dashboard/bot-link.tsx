import type { Bot } from '@glossa/contracts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { getTelegramStatus } from '../../api/telegram.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './bot-card.module.css';

/** Where clients reach the bot: its page on the web, or its name on Telegram once that is known. */
export function useBotLink(bot: Bot): string | null {
  const isTelegram = bot.provider === 'TELEGRAM';
  const telegram = useQuery({
    queryKey: keys.telegram(bot.id),
    queryFn: () => getTelegramStatus(bot.partnerId, bot.id),
    enabled: isTelegram,
  });
  if (!isTelegram) return bot.publicLink;
  return telegram.data ? `https://t.me/${telegram.data.username}` : null;
}

/** The link to hand out, ready to be copied. */
export function BotLink({ link }: { link: string }) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.link}>
      <Text component="span" className={classes.url} title={link}>
        {link.replace(/^https?:\/\//, '')}
      </Text>
      <CopyButton
        size="compact-sm"
        variant="subtle"
        value={link}
        label={t('copyLink')}
        copiedMessage={t('linkCopied')}
      />
    </div>
  );
}
