export type Environment = 'preview' | 'production';

/** Production is what the installation calls so; every other host, and a list not known, is a preview. */
export function environmentOf(hostname: string, productionHosts: readonly string[]): Environment {
  const host = hostname.toLowerCase();
  return productionHosts.some((production) => production.toLowerCase() === host) ? 'production' : 'preview';
}
