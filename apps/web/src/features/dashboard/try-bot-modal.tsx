import type { Bot } from '@glossa/contracts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { previewQuery, previewUrl } from '../../api/preview.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { NeedsPricing } from './needs-pricing.tsx';
import classes from './try-bot-modal.module.css';

type TryBotModalProps = { bot: Bot; isOwn: boolean; opened: boolean; onClose: () => void };

/** The bot's own chat on top of the panel: what the client sees, not a picture of it. Trying counts for nothing. */
export function TryBotModal({ bot, isOwn, opened, onClose }: TryBotModalProps) {
  const preview = useQuery({ ...previewQuery(bot), enabled: opened });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={bot.name}
      size={440}
      padding={0}
      classNames={{ header: classes.header }}
    >
      {bot.hasPricing ? null : <NeedsPricing name={bot.name} isOwn={isOwn} />}
      <QueryView query={preview} skeleton={<Skeleton className={classes.chat} />}>
        {(token) => (
          <iframe className={classes.chat} src={previewUrl(bot.chatLinkId, token)} title={bot.name} />
        )}
      </QueryView>
    </Dialog>
  );
}
