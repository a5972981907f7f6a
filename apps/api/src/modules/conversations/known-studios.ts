import type { PriceRow } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import type { StoredBot } from '../bots/index.ts';
import type { StoredPartner } from '../partners/index.ts';
import type { TalkDeps } from './talk-deps.ts';

export type Versions = {
  botId: string;
  botVersion: string;
  partnerId: string;
  partnerVersion: string;
  listVersion: number;
};
export type KnownStudio = { partner: StoredPartner; bot: StoredBot; rows: PriceRow[] };

const mostKnown = 300;

/**
 * Studios read before, each with the versions they were read at. Whoever asks brings the versions of this moment from
 * the database: a studio, a bot or a list that changed since is read anew, so nothing stale is ever said.
 */
export type KnownStudios = (versions: Versions) => Promise<KnownStudio | null>;

export function rememberStudios(
  db: Database,
  deps: Pick<TalkDeps, 'findPartner' | 'findBot' | 'findActivePriceList'>,
): KnownStudios {
  const partners = newMemory<StoredPartner>();
  const bots = newMemory<StoredBot>();
  const lists = newMemory<PriceRow[]>();
  return async ({ partnerId, partnerVersion, botId, botVersion, listVersion }) => {
    const partner =
      partners.recall(partnerId, partnerVersion) ??
      partners.keep(partnerId, partnerVersion, await deps.findPartner(db, partnerId));
    const bot =
      bots.recall(botId, botVersion) ??
      bots.keep(botId, botVersion, await deps.findBot(db, partnerId, botId));
    let rows = lists.recall(partnerId, String(listVersion));
    if (!rows) {
      const list = await deps.findActivePriceList(db, partnerId);
      rows = lists.keep(partnerId, String(list.version), list.rows);
      // The list moved on between the two readings: the caller's version is no longer the newest.
      if (list.version !== listVersion) return null;
    }
    return partner && bot && rows ? asKnown({ partner, bot, rows }) : null;
  };
}

/** As long as nothing of it changed, a studio is the same object: what is worked out of it is kept with it. */
function asKnown(studio: KnownStudio): KnownStudio {
  const known = STUDIOS.get(studio.bot);
  if (known?.partner === studio.partner && known.rows === studio.rows) return known;
  STUDIOS.set(studio.bot, studio);
  return studio;
}

const STUDIOS = new WeakMap<StoredBot, KnownStudio>();

function newMemory<T>() {
  const known = new Map<string, { version: string; value: T }>();
  return {
    recall: (key: string, version: string): T | null => {
      const found = known.get(key);
      return found?.version === version ? found.value : null;
    },
    keep: (key: string, version: string, value: T | null): T | null => {
      if (value === null) return null;
      known.delete(key);
      known.set(key, { version, value });
      const [oldest] = known.keys();
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
      return value;
    },
  };
}
