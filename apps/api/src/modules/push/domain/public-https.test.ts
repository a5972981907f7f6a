import { expect, it } from 'vitest';
import { isPublicAddress } from '../../../http/public-address.ts';
import { isPublicHttps } from './public-https.ts';

it.each([
  ['8.8.8.8', true],
  ['142.250.1.1', true],
  ['2a00:1450:4001::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['nonsense', false],
])('says of %s whether it is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user:pass@push.example.com/abc', false],
  ['https://localhost/abc', false],
  ['https://db.internal/abc', false],
  ['https://printer.local/abc', false],
  ['https://intranet/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://0x7f000001/abc', false],
  ['https://2130706433/abc', false],
  ['https://[::1]/abc', false],
  ['https://[::ffff:10.0.0.1]/abc', false],
  ['ftp://push.example.com/abc', false],
])('lets a browser be written to at %s: %s', (url, isAllowed) => {
  expect(isPublicHttps(new URL(url))).toBe(isAllowed);
});
