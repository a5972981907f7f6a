import type { Bot } from '@glossa/contracts';
import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NeedsPricing } from './needs-pricing.tsx';
import classes from './try-bot-modal.module.css';

type TryBotModalProps = { bot: Bot; isOwn: boolean; opened: boolean; onClose: () => void };

/** The bot's own public chat, on top of the panel: what the client sees, not a picture of it. */
export function TryBotModal({ bot, isOwn, opened, onClose }: TryBotModalProps) {
  const { t } = useTranslation('ui');
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
      <iframe className={classes.chat} src={`/chat/${encodeURIComponent(bot.chatLinkId)}`} title={bot.name} />
    </Modal>
  );
}
