import type { Bot } from '@glossa/contracts';
import type { BotForm } from './bot-form.ts';
import { OwnerNotices } from './owner-notices.tsx';
import { TelegramStatus } from './telegram-status.tsx';
import { TelegramTokenFields } from './telegram-token-fields.tsx';

/** What only a bot on Telegram has: how it stands there, where its notices go, and its token. */
export function TelegramChannel({ bot, form, isOwn }: { bot: Bot; form: BotForm; isOwn: boolean }) {
  return (
    <>
      <TelegramStatus bot={bot} />
      {isOwn ? <OwnerNotices bot={bot} /> : null}
      <TelegramTokenFields form={form} masked={bot.botToken} />
    </>
  );
}
