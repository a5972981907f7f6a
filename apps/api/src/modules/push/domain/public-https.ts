import { isIP } from 'node:net';
import { isPublicAddress } from '../../../http/public-address.ts';

/** Whether a push service may stand there: https by a public name, on the usual port, without a login in the address. */
export function isPublicHttps({ protocol, hostname, port, username, password }: URL): boolean {
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return (
    /\.[a-z][a-z0-9-]*$/.test(host) && !/\.(local|localhost|internal|lan|home|arpa|test|invalid)$/.test(host)
  );
}
