import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { EmbeddedProvider } from './embedded-provider.ts';

const reloadPauseMs = 1_000;

/**
 * The embedded provider's public keys, read from the database and kept. A key made by another server
 * is found by reading again, at most once a second: unknown keys must not become a load on the database.
 */
export function embeddedKeys(provider: EmbeddedProvider): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | null = null;
  let loadedAt = 0;
  const load = async () => {
    const found = await provider.api.getJwks();
    loadedAt = Date.now();
    keys = createLocalJWKSet({ keys: found.keys.map((key) => ({ ...key })) });
    return keys;
  };
  return async (header, token) => {
    const known = keys ?? (await load());
    try {
      return await known(header, token);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || Date.now() - loadedAt < reloadPauseMs) throw error;
      return (await load())(header, token);
    }
  };
}
