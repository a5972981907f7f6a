/** `randomUUID` is missing where a page is not served over https. */
export function newMessageId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
