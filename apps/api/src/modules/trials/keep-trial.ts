import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { StoredBot } from '../bots/index.ts';
import { keepTalk } from '../conversations/index.ts';
import { keepReadRows } from '../pricing/index.ts';
import { hashTrialKey } from './domain/trial-key.ts';
import { trialWords } from './domain/trial-words.data.ts';
import type { CountTrial } from './trials.routes.ts';
import { deleteTrial, lockTrial, type StoredTrial } from './trials.store.ts';

type Deps = { box: SecretBox; now: Clock; count: CountTrial };

/** List and talk become those of a business, in the transaction that makes it. False where the day was over. */
export function keepTrial({ box, now, count }: Deps) {
  return async (tx: Database, key: string, bot: StoredBot, userId: string | null): Promise<boolean> => {
    const keyHash = hashTrialKey(box, key);
    const trial = await lockTrial(tx, keyHash, now());
    if (!trial) return false;
    const { partnerId } = bot;
    const { description, rows } = trial;
    await keepReadRows(tx, { partnerId, userId, description, rows });
    await keepTalkOf(tx, bot, trial, now());
    await deleteTrial(tx, keyHash);
    count('kept');
    return true;
  };
}

async function keepTalkOf(tx: Database, bot: StoredBot, trial: StoredTrial, at: Date): Promise<void> {
  const { language, messages } = trial;
  // The greeting stands above every talk anyway.
  const [, ...said] = messages;
  if (said.length === 0) return;
  const lines = said.map(({ author, text, choices, quote }) => ({
    ...{ author, text },
    extras: { ...(choices && { choices }), ...(quote && { quote }) },
  }));
  await keepTalk(tx, bot, { language, clientName: trialWords[language].visitor, lines, at });
}
