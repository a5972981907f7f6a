import type { Bot } from '@glossa/contracts';
import { Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { previewQuery, previewUrl } from '../../api/preview.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { NeedsPricing } from './needs-pricing.tsx';
import classes from './try-bot-modal.module.css';

type TryBotModalProps = { bot: Bot; isOwn: boolean; opened: boolean; onClose: () => void };

/** The bot's own chat on top of the panel: what the client sees, not a picture of it. Trying counts for nothing. */
export function TryBotModal({ bot, isOwn, opened, onClose }: TryBotModalProps) {
  const { t } = useTranslation('ui');
  const preview = useQuery({ ...previewQuery(bot), enabled: opened });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={bot.name}
      size={440}
      padding={0}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ header: classes.header }}
    >
      {bot.hasPricing ? null : <NeedsPricing name={bot.name} isOwn={isOwn} />}
      <QueryView query={preview} skeleton={<Skeleton className={classes.chat} />}>
        {(token) => (
          <iframe className={classes.chat} src={previewUrl(bot.chatLinkId, token)} title={bot.name} />
        )}
      </QueryView>
    </Modal>
  );
}
