import type { Bot, PartnerConfig } from '@glossa/contracts';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { AvatarRing } from '../../ui/avatar-ring.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Surface } from '../../ui/surface.tsx';
import classes from './bot-card.module.css';
import { botImprovements } from './bot-improvements.ts';
import { EnhanceModal } from './enhance-modal.tsx';
import { NeedsPricing } from './needs-pricing.tsx';
import { TryBotModal } from './try-bot-modal.tsx';

type BotCardProps = { bot: Bot; config: PartnerConfig | null; partnerName?: string };

/** One bot with everything an owner does with it day to day. */
export function BotCard({ bot, config, partnerName }: BotCardProps) {
  const { t } = useTranslation('dashboard');
  const [opened, setOpened] = useState<'try' | 'enhance' | null>(null);
  const close = () => setOpened(null);
  // Only a website chat has a link that leads somewhere.
  const hasLink = bot.provider === 'WEB_CHAT';
  const improvements = botImprovements(bot, config);
  return (
    <Surface component="li" className={classes.card}>
      <Group wrap="nowrap" align="center" gap="sm">
        <AvatarRing name={bot.name} />
        <div className={classes.who}>
          <Title order={3} fz="lg" lh={1.25}>
            {bot.name}
          </Title>
          <Text c="dimmed" size="xs">
            {partnerName ? `${partnerName} · ` : null}
            {t(`bot.${bot.provider}`)} · {bot.language} ·{' '}
            <span className={classes.status} data-status={bot.status}>
              {t(`bot.${bot.status}`)}
            </span>
          </Text>
        </div>
      </Group>
      {bot.hasPricing ? null : <NeedsPricing name={bot.name} isOwn={config !== null} />}
      {hasLink ? <PublicLink bot={bot} /> : <TelegramSoon />}
      <Group gap={8} className={classes.actions}>
        {hasLink ? (
          <>
            <Button variant="light" onClick={() => setOpened('try')}>
              {t('bot.tryNow')}
            </Button>
            <Button
              component="a"
              variant="default"
              href={bot.publicLink}
              target="_blank"
              rel="noreferrer"
              aria-label={t('bot.openNamed', { name: bot.name })}
            >
              {t('bot.open')}
            </Button>
          </>
        ) : null}
        <Button variant="default" onClick={() => setOpened('enhance')}>
          {improvements.length > 0 ? t('bot.enhanceOpen', { count: improvements.length }) : t('bot.enhance')}
        </Button>
        <LinkButton
          variant="default"
          to={paths.partner}
          params={{ partnerId: bot.partnerId }}
          search={{ bot: bot.id }}
        >
          {t('bot.customise')}
        </LinkButton>
      </Group>
      <TryBotModal bot={bot} isOwn={config !== null} opened={opened === 'try'} onClose={close} />
      <EnhanceModal bot={bot} improvements={improvements} opened={opened === 'enhance'} onClose={close} />
    </Surface>
  );
}

function PublicLink({ bot }: { bot: Bot }) {
  const { t } = useTranslation(['dashboard', 'ui']);
  return (
    <div className={classes.link}>
      <span className={classes.url} title={bot.publicLink}>
        {bot.publicLink.replace(/^https?:\/\//, '')}
      </span>
      <CopyButton
        size="compact-sm"
        variant="subtle"
        value={bot.publicLink}
        label={t('ui:copyLink')}
        copiedMessage={t('ui:linkCopied')}
      />
    </div>
  );
}

function TelegramSoon() {
  const { t } = useTranslation('dashboard');
  return (
    <div className={classes.notice} role="note">
      <IconAlertTriangle size={17} aria-hidden="true" />
      <span>{t('bot.telegramSoon')}</span>
    </div>
  );
}
