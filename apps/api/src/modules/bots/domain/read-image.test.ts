import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readImage } from './read-image.ts';

const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.from('000000c0000000800806000000', 'hex'),
  Buffer.alloc(8),
]);
const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0001108008000c003012200021101031101',
  'hex',
);
const webpOf = (kind: string, rest: string) =>
  Buffer.concat([Buffer.from('RIFF____WEBP'), Buffer.from(kind), Buffer.from(rest, 'hex'), Buffer.alloc(8)]);

it.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/webp', webpOf('VP8 ', '000000000000009d012ac0008000')],
  ['image/webp', webpOf('VP8L', '000000002fbfc01f00')],
  ['image/webp', webpOf('VP8X', '0000000000000000bf00007f0000')],
])('knows a picture of the kind %s and its size', (contentType, bytes) => {
  expect(readImage(bytes)).toEqual({ contentType, width: 192, height: 128 });
});

it.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['HTML that begins like a GIF', Buffer.from('GIF89a<script>alert(1)</script>')],
  ['a PNG without a body', png.subarray(0, 20)],
  ['a PNG of no width', Buffer.concat([png.subarray(0, 16), Buffer.alloc(20)])],
  ['a PNG as wide as a wall', Buffer.concat([png.subarray(0, 16), Buffer.alloc(20, 0x7f)])],
  ['a JPEG that never says its size', Buffer.from('ffd8ffe00010', 'hex')],
  ['nothing', Buffer.alloc(0)],
])('takes %s for no picture', (_what, bytes) => {
  expect(readImage(bytes)).toBeNull();
});

it('falls over no bytes, whatever they begin with', () => {
  const starts = [png, jpeg, webpOf('VP8 ', ''), webpOf('VP8L', ''), webpOf('VP8X', ''), Buffer.alloc(0)];
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.nat(40),
      fc.uint8Array({ maxLength: 200 }),
      (start, cut, tail) => {
        expect(() => readImage(Buffer.concat([start.subarray(0, cut), tail]))).not.toThrow();
      },
    ),
  );
});
