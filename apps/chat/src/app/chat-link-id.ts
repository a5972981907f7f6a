/** The id in `/chat/{chatLinkId}`. Anything else is an unknown link, which the server says best. */
export function readChatLinkId(pathname: string): string {
  const [, id = ''] = /^\/chat\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
