const longEnoughToBeAKey = /[\w-]{20,}/g;
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A mail as somebody else than its reader may see it: links keep where they lead, and lose what makes them work
 * (a new password, a newsletter, a booking). Ids of things open nothing and stay.
 */
export function maskSecrets(text: string): string {
  return text.replaceAll(/https?:\/\/\S+/g, (link) => {
    const [origin = '', rest = ''] = splitAfterHost(link);
    return origin + rest.replaceAll(longEnoughToBeAKey, (part) => (id.test(part) ? part : '••••'));
  });
}

function splitAfterHost(link: string): [string, string] {
  const end = link.slice('https://'.length).search(/[/?#]/);
  return end < 0 ? [link, ''] : [link.slice(0, 'https://'.length + end), link.slice('https://'.length + end)];
}
