/** `randomUUID` exists on https only, and a studio may try the page on a plain address in its own network. */
export function newMessageId(source: Pick<Crypto, 'getRandomValues'>): string {
  const bytes = source.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
