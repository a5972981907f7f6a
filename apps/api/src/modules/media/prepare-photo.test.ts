import { photoLimits } from '@glossa/contracts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { preparePhoto } from './prepare-photo.ts';
import { newPhoto } from './testing/new-photo.ts';

it.each(['jpeg', 'png', 'webp'] as const)('makes a JPEG of %s', async (format) => {
  const { bytes, width, height } = await preparePhoto(await newPhoto({ format }));
  expect({ width, height }).toEqual({ width: 80, height: 60 });
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
});

it('turns a photo upright and forgets where, when and with what it was taken', async () => {
  const taken = await sharp(await newPhoto())
    .withExif({
      IFD0: { Model: 'Spy 3000' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const { bytes, width, height } = await preparePhoto(taken);
  expect({ width, height }).toEqual({ width: 60, height: 80 });
  expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  expect(bytes.includes('Spy 3000')).toBe(false);
});

it('keeps little of a photo that hardly shrinks', async () => {
  const sent = await newPhoto({ width: 2600, height: 1800, noise: true });
  expect(sent.length).toBeGreaterThan(photoLimits.keptBytes);
  const { bytes, width } = await preparePhoto(sent);
  expect(bytes.length).toBeLessThanOrEqual(photoLimits.keptBytes);
  expect(width).toBeGreaterThanOrEqual(640);
});

it('refuses a picture that unfolds to more pixels than a phone takes', async () => {
  const bomb = await newPhoto({ width: 9000, height: 6000, format: 'png' });
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(preparePhoto(bomb)).rejects.toMatchObject({ code: 'photo_too_big' });
});

it('refuses a header that claims a picture without end', async () => {
  const claim = await newPhoto({ format: 'png' });
  claim.writeUInt32BE(60_000, 16);
  claim.writeUInt32BE(60_000, 20);
  await expect(preparePhoto(claim)).rejects.toMatchObject({ kind: 'invalid' });
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a script', Buffer.from('<script>alert(1)</script>')],
  ['an SVG', Buffer.from(svg)],
  ['an SVG that begins like a JPEG', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)])],
  ['a GIF', Buffer.from('474946383961010001000000003b', 'hex')],
  ['a PDF', Buffer.from('%PDF-1.7')],
])('refuses %s', async (_, bytes) => {
  await expect(preparePhoto(bytes)).rejects.toMatchObject({ code: 'photo_refused' });
});

it.each(['heic', 'heix', 'hevc', 'mif1'])('knows what a phone marks as %s, and says so', async (brand) => {
  const head = Buffer.concat([Buffer.from('0000001c', 'hex'), Buffer.from(`ftyp${brand}`), Buffer.alloc(16)]);
  await expect(preparePhoto(head)).rejects.toMatchObject({ code: 'photo_heic' });
});

it('refuses half a photo', async () => {
  const whole = await newPhoto({ width: 900, height: 900, noise: true });
  await expect(preparePhoto(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
    code: 'photo_refused',
  });
});
