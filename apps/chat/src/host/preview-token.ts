/** The editor opens the chat with `#preview={token}`: what follows the hash never reaches a server or a log. */
export function readPreviewToken(hash: string): string | null {
  return /^#preview=([\w.-]{1,400})$/.exec(hash)?.[1] ?? null;
}
