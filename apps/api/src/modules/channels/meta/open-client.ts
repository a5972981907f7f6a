import type { Connection } from './connections.store.ts';
import type { GraphClient } from './graph-client.ts';
import type { MetaDeps } from './meta-deps.ts';

/** Meta's API for one connection; null where its app is the installation's and that has lost its secret. */
export function openClient(
  { box, openGraph, metaAppSecret }: Pick<MetaDeps, 'box' | 'openGraph' | 'metaAppSecret'>,
  { tokenSealed, appSecretSealed }: Pick<Connection, 'tokenSealed' | 'appSecretSealed'>,
): GraphClient | null {
  const appSecret = appSecretSealed === null ? metaAppSecret : box.open(appSecretSealed);
  return appSecret === null ? null : openGraph({ token: box.open(tokenSealed), appSecret });
}
