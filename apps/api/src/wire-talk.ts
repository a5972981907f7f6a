import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps } from './app.ts';
import type { DatabasePool } from './db/database.ts';
import { findBot } from './modules/bots/index.ts';
import {
  enqueueChat,
  enqueueTalk,
  graphApi,
  type MetaDeps,
  newPrecedence,
  notifyOwners,
  type TelegramDeps,
  telegramApi,
} from './modules/channels/index.ts';
import { quickTurns, type TalkDeps, type TurnWatch } from './modules/conversations/index.ts';
import { claimPhotos, loadPhotos } from './modules/media/index.ts';
import { ownersTeller } from './modules/notifications/index.ts';
import { findPartner } from './modules/partners/index.ts';
import { findActivePriceList } from './modules/pricing/index.ts';
import { pushToPartner, pushToTalk } from './modules/push/index.ts';

type Parts = Pick<AppDeps, 'config' | 'box' | 'now' | 'sendMail' | 'live' | 'model' | 'jobs'> & {
  /** Whose connections are used: the panel's or the public chats'. */
  database: DatabasePool;
  turnWatch?: TurnWatch;
};

/** Ties talking to clients to everything it needs: prices, the calendar's rules, channels and the people of the studio. */
export function wireTalk(parts: Parts, log: FastifyBaseLogger): TelegramDeps & MetaDeps {
  const { box, now, sendMail, live, model, jobs, config } = parts;
  const talk: TalkDeps = {
    db: parts.database.db,
    box,
    now,
    tellOwners: ownersTeller({
      sendMail,
      push: (tx, { partnerId, conversationId }, message) =>
        pushToPartner({ jobs }, tx, partnerId, { message, conversationId }),
      notify: (tx, about, text) => notifyOwners(wired, tx, about, text),
    }),
    sendMail,
    pushToClient: (tx, whose, message) => pushToTalk({ jobs }, tx, whose, message),
    live,
    model,
    publicUrl: config.publicUrl,
    findPartner,
    findBot,
    findActivePriceList,
    claimPhotos,
    loadPhotos,
    ...(parts.turnWatch && { turnWatch: parts.turnWatch }),
    onDefect: (error) => log.error({ err: error }, 'the engine fell over a message'),
  };
  const wired: TelegramDeps & MetaDeps = {
    ...talk,
    takeQuickTurn: quickTurns(parts.database.pool, talk),
    open: telegramApi(config.telegramApiRoot),
    openGraph: graphApi(config.meta.apiRoot),
    metaAppSecret: config.meta.appSecret,
    precedence: newPrecedence(),
    jobs,
    deliver: async (tx, conversation) => {
      await enqueueChat({ jobs }, tx, conversation);
      await enqueueTalk({ jobs }, tx, conversation);
    },
  };
  return wired;
}
