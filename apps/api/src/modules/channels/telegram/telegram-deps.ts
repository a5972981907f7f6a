import type { Jobs } from '../../../jobs/start-jobs.ts';
import type { TalkDeps } from '../../conversations/index.ts';
import type { Precedence } from '../precedence.ts';
import type { OpenTelegram } from './telegram-client.ts';

export type TelegramDeps = TalkDeps & {
  open: OpenTelegram;
  /** Telegram waits for its answer: meanwhile nobody begins to think. */
  precedence: Precedence;
  /** Null where nothing runs in the background: then Telegram is not served. */
  jobs: Jobs | null;
};
