/** People paste addresses: what is kept of `https://www.studio.de/contact` is `www.studio.de`. */
export function toDomain(pasted: string): string {
  return pasted
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/, '');
}
