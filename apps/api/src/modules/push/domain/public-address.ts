import { BlockList, isIP } from 'node:net';

/** Networks no service of the public web lives in: ours, the machine's own, those of clouds and of tests. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4');

const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

const closed6 = new BlockList();
for (const [network, bits] of [
  ['2001:db8::', 32],
  ['2001::', 32],
  ['2002::', 16],
] as const)
  closed6.addSubnet(network, bits, 'ipv6');

/** Whether an address belongs to the public internet. Anything odd, such as an old one written as a new one, does not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** Whether a push service may stand there: https by a public name, on the usual port, without a login in the address. */
export function isPublicHttps({ protocol, hostname, port, username, password }: URL): boolean {
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return (
    /\.[a-z][a-z0-9-]*$/.test(host) && !/\.(local|localhost|internal|lan|home|arpa|test|invalid)$/.test(host)
  );
}
