import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './bot-card.module.css';

/** The link to hand out, ready to be copied: the bot's page on the web, or its name on Telegram. */
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
