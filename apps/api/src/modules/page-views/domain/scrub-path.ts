/** Long or id-like parts of a path say who, not what: they are replaced, and the query is dropped. */
export function scrubPath(path: string): string {
  const [plain = '/'] = path.split(/[?#]/);
  const parts = plain
    .split('/')
    .map((part, i, all) => (isKeyed(all[i - 1]) || isTelling(part) ? ':id' : part));
  return parts.join('/').slice(0, 120);
}

/** What follows is a key to a chat or to a booking, whatever it looks like. */
function isKeyed(before: string | undefined): boolean {
  return before === 'chat' || before === 'booking';
}

function isTelling(part: string): boolean {
  return part.length > 24 || /\d{4}|@|%/.test(part) || /^[0-9a-f-]{16,}$/i.test(part);
}
