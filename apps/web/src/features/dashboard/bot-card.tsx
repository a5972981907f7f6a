import type { Bot } from '@glossa/contracts';
import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { AvatarRing } from '../../ui/avatar-ring.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Surface } from '../../ui/surface.tsx';
import classes from './bot-card.module.css';
import { BotLink } from './bot-link.tsx';
import { botScore, type StudioView } from './bot-score.ts';
import { EnhanceModal } from './enhance-modal.tsx';
import { NeedsPricing } from './needs-pricing.tsx';
import { TryBotModal } from './try-bot-modal.tsx';

type BotCardProps = { bot: Bot; view: StudioView | null; partnerName?: string };

/** One bot with everything an owner does with it day to day. */
export function BotCard({ bot, view, partnerName }: BotCardProps) {
  const { t } = useTranslation('dashboard');
  const [opened, setOpened] = useState<'try' | 'enhance' | null>(null);
  const close = () => setOpened(null);
  const isOwn = view !== null;
  const link = bot.publicLink;
  const { score, missing } = botScore(bot, view);
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
      {bot.hasPricing ? null : <NeedsPricing name={bot.name} isOwn={isOwn} />}
      <BotLink link={link} />
      <Group gap={8} className={classes.actions}>
        {bot.provider === 'WEB_CHAT' ? (
          <Button variant="light" onClick={() => setOpened('try')}>
            {t('bot.tryNow')}
          </Button>
        ) : null}
        <Button
          component="a"
          variant="default"
          href={link}
          target="_blank"
          rel="noreferrer"
          aria-label={t('bot.openNamed', { name: bot.name })}
        >
          {t('bot.open')}
        </Button>
        <Button variant="default" onClick={() => setOpened('enhance')}>
          {score === null ? t('bot.enhance') : t('bot.enhanceScore', { score })}
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
      <TryBotModal bot={bot} isOwn={isOwn} opened={opened === 'try'} onClose={close} />
      <EnhanceModal
        bot={bot}
        score={score}
        missing={missing}
        isOwn={isOwn}
        opened={opened === 'enhance'}
        onClose={close}
      />
    </Surface>
  );
}
