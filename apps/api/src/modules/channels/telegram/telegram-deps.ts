import type { Jobs } from '../../../jobs/start-jobs.ts';
import type { TalkDeps } from '../../conversations/index.ts';
import type { OpenTelegram } from './telegram-client.ts';

export type TelegramDeps = TalkDeps & {
  open: OpenTelegram;
  /** Null where nothing runs in the background: then Telegram is not served. */
  jobs: Jobs | null;
};
