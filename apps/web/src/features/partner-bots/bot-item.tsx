import type { Bot } from '@glossa/contracts';
import { ActionIcon, Group, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { BotStatus } from '../../ui/bot-status.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Surface } from '../../ui/surface.tsx';
import { BotFace } from './bot-face.tsx';
import classes from './bot-item.module.css';
import { BotLinkActions } from './bot-link-actions.tsx';
import { NeedsPricing } from './needs-pricing.tsx';
import { useDeleteBot } from './use-delete-bot.tsx';

export function BotItem({ bot, isOwn }: { bot: Bot; isOwn: boolean }) {
  const { t } = useTranslation('bot-editor');
  const deleteBot = useDeleteBot();
  return (
    <Surface component="li" className={classes.item}>
      <Group wrap="nowrap" gap="sm" align="center">
        <BotFace bot={bot} />
        <div className={classes.who}>
          <Title order={3} fz="lg" lh={1.25}>
            {bot.name}
          </Title>
          <Text c="dimmed" size="xs" component="div">
            {t(`provider.${bot.provider}`)} · {bot.language}{' '}
            <BotStatus status={bot.status} label={t(`status.${bot.status}`)} />
          </Text>
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('delete.named', { name: bot.name })}
          title={t('delete.named', { name: bot.name })}
          onClick={() => deleteBot(bot)}
        >
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      </Group>
      {bot.hasPricing ? null : <NeedsPricing name={bot.name} isOwn={isOwn} />}
      <Group gap={8} className={classes.actions}>
        <LinkButton
          variant="light"
          to={paths.partner}
          params={{ partnerId: bot.partnerId }}
          search={{ bot: bot.id }}
          aria-label={`${t('edit')}: ${bot.name}`}
        >
          {t('edit')}
        </LinkButton>
        <LinkButton
          variant="default"
          to={paths.partner}
          params={{ partnerId: bot.partnerId }}
          search={{ messengers: bot.id }}
          aria-label={`${t('provider.others')}: ${bot.name}`}
        >
          {t('provider.others')}
        </LinkButton>
        <BotLinkActions bot={bot} />
      </Group>
    </Surface>
  );
}
