import webPush from 'web-push';
import type { Database } from '../../db/database.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { findKeys, insertKeys } from './push.store.ts';

export type PushKeys = { publicKey: string; privateKey: string };

/** The pair this product is known by: made once, the private half sealed, read once by each server. */
export function openPushKeys({ db, box }: { db: Database; box: SecretBox }): () => Promise<PushKeys> {
  let known: PushKeys | null = null;
  return async () => {
    known ??= await load(db, box);
    return known;
  };
}

async function load(db: Database, box: SecretBox): Promise<PushKeys> {
  if (!(await findKeys(db))) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await insertKeys(db, { publicKey, privateKeySealed: box.seal(privateKey) });
  }
  const kept = await findKeys(db);
  if (!kept) throw new Error('The keys for push could not be kept.');
  return { publicKey: kept.publicKey, privateKey: box.open(kept.privateKeySealed) };
}
