import {
  type Currency,
  type PartnerConfigPatch,
  partnerConfigPatchSchema,
  type QuickBot,
  type TradeTemplate,
} from '@glossa/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { createPartner, type StoredPartner } from '../partners/index.ts';
import type { StoredBot } from './bots.store.ts';
import { createBot } from './create-bot.ts';

export type SampleRows = {
  partnerId: string;
  template: TradeTemplate;
  botLanguage: string;
  currency: Currency;
};

export type QuickSetupDeps = {
  db: Database;
  box: SecretBox;
  now: Clock;
  insertSampleRows: (db: Database, wanted: SampleRows) => Promise<void>;
  /** Gives a list tried before there was an account to its business; false where there is none any more. */
  keepTrial: (tx: Database, key: string, bot: StoredBot, ownerId: string | null) => Promise<boolean>;
};

/** A business, its first bot and its own list or sample prices of the trade: all of it or nothing. */
export async function quickSetup(
  { db, box, now, insertSampleRows, keepTrial }: QuickSetupDeps,
  ownerId: string | null,
  wanted: QuickBot,
): Promise<{ partner: StoredPartner; bot: StoredBot }> {
  return db.transaction(async (tx) => {
    const partner = await createPartner(tx, {
      name: wanted.businessName,
      address: wanted.address,
      config: placeOf(wanted),
      ownerId,
      createdAt: now(),
    });
    const bot = await createBot(tx, box, partner.id, { name: wanted.botName, language: wanted.botLanguage });
    const { template, trialKey } = wanted;
    const hasOwnList = trialKey !== undefined && (await keepTrial(tx, trialKey, bot, ownerId));
    if (template && !hasOwnList) {
      await insertSampleRows(tx, {
        partnerId: partner.id,
        template,
        botLanguage: wanted.botLanguage,
        currency: partner.config.currency,
      });
    }
    return { partner, bot };
  });
}

/** A zone the browser made up is no reason to refuse the setup: the default is kept. */
function placeOf({ timezone, country, currency }: QuickBot): PartnerConfigPatch {
  const isZone = timezone !== undefined && partnerConfigPatchSchema.safeParse({ timezone }).success;
  return {
    ...(isZone && { timezone }),
    ...(country !== undefined && { country }),
    ...(currency !== undefined && { currency }),
  };
}
