import { setTimeout as sleep } from 'node:timers/promises';
import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { EmbeddedProvider } from './embedded-provider.ts';

const reloadPauseMs = 1_000;

/**
 * The embedded provider's public keys, read from the database and kept. A key made meanwhile, by another server or by
 * two first logins at once, is found by reading again, at most once a second: unknown keys must not become a load on
 * the database. Who comes within that second waits for it, for the token may well be good.
 */
export function embeddedKeys(provider: Pick<EmbeddedProvider, 'api'>): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | null = null;
  let reloading: Promise<JWTVerifyGetKey> | null = null;
  let loadedAt = 0;
  const load = async () => {
    const found = await provider.api.getJwks();
    loadedAt = Date.now();
    return createLocalJWKSet({ keys: found.keys.map((key) => ({ ...key })) });
  };
  const loadOnce = () => {
    keys ??= load().catch((error) => {
      keys = null;
      throw error;
    });
    return keys;
  };
  const reload = async () => {
    await sleep(Math.max(0, loadedAt + reloadPauseMs - Date.now()));
    keys = null;
    return loadOnce();
  };
  const reloadOnce = () => {
    reloading ??= reload().finally(() => {
      reloading = null;
    });
    return reloading;
  };
  return async (header, token) => {
    const known = await loadOnce();
    try {
      return await known(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      return (await reloadOnce())(header, token);
    }
  };
}
