import { expect, it } from 'vitest';
import { shrinkPhoto } from './shrink-photo.ts';

/** A browser that can draw nothing, as most are with a format of one maker. */
const page = Object.assign(Object.create(window), {
  createImageBitmap: () => Promise.reject(new Error('The source image could not be decoded.')),
});
const heic = (type: string) => new File(['\0\0\0\x1cftypheic\0\0\0\0'], 'IMG_0001.HEIC', { type });

it.each(['image/heic', 'image/heif', ''])(
  'names the format of a phone’s photo of type “%s”',
  async (type) => {
    expect(await shrinkPhoto(heic(type), page)).toEqual({ ok: false, reason: 'heic' });
  },
);

it('sends what it can’t draw as it is, where the server can read it', async () => {
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  expect(await shrinkPhoto(photo, page)).toEqual({ ok: true, photo });
  const other = new File(['x'], 'a.tiff', { type: 'image/tiff' });
  expect(await shrinkPhoto(other, page)).toEqual({ ok: false, reason: 'unreadable' });
});
