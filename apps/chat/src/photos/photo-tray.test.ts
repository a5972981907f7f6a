import { type Photo, photoLimits } from '@glossa/contracts';
import { expect, it, vi } from 'vitest';
import type { Answer } from '../api/failure.ts';
import { createPhotoTray, mostPhotos } from './photo-tray.ts';
import { mostBytes, type Shrunk } from './shrink-photo.ts';

const photo = (id: string): Photo => ({ id, width: 4, height: 3 });
const file = (name = 'x') => new File([name], `${name}.jpg`, { type: 'image/jpeg' });

function setUp({ shrink }: { shrink?: (sent: Blob) => Promise<Shrunk> } = {}) {
  const uploads: { key: string; settle: (answer: Answer<Photo>) => void }[] = [];
  let count = 0;
  const tray = createPhotoTray({
    shrink: shrink ?? (async (sent) => ({ ok: true, photo: sent })),
    upload: (_photo, key, onProgress) =>
      new Promise((resolve) => {
        onProgress(0.5);
        uploads.push({ key, settle: resolve });
      }),
    newKey: () => `key-${++count}`,
    preview: () => `blob:${count}`,
  });
  const sent = async (n: number) => vi.waitFor(() => expect(uploads).toHaveLength(n));
  const settle = async (place: number, answer: Answer<Photo>) => {
    uploads[place]?.settle(answer);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { tray, uploads, sent, settle };
}

const ok = (id: string): Answer<Photo> => ({ ok: true, value: photo(id) });
const refused = (code: string): Answer<Photo> => ({ ok: false, failure: { kind: 'refused', code } });

it('knows the limits of the contract', () => {
  expect(mostPhotos).toBe(photoLimits.perMessage);
  expect(mostBytes).toBe(photoLimits.sentBytes);
});

it('sends each photo at once, shows how far it is, and hands all over in order', async () => {
  const { tray, sent, settle } = setUp();
  tray.add([file('a'), file('b')]);
  await sent(2);
  expect(tray.getState().items).toMatchObject([
    { status: 'sending', progress: 0.5 },
    { status: 'sending', progress: 0.5 },
  ]);
  await settle(1, ok('b'));
  await settle(0, ok('a'));
  expect(tray.take()).toEqual([photo('a'), photo('b')]);
  expect(tray.getState()).toEqual({ items: [], problem: null });
  expect(tray.findPreview('a')).toMatch(/^blob:/);
});

it('takes four, and says so to a fifth', async () => {
  const { tray, sent } = setUp();
  tray.add([file(), file(), file(), file(), file()]);
  await sent(4);
  expect(tray.getState().items).toHaveLength(4);
  expect(tray.getState().problem).toBe('too-many');
  tray.remove('key-1');
  expect(tray.getState().problem).toBeNull();
});

it('leaves out what no browser can draw and no server read', async () => {
  const { tray } = setUp({ shrink: async () => ({ ok: false, reason: 'unreadable' }) });
  tray.add([file()]);
  await vi.waitFor(() => expect(tray.getState()).toEqual({ items: [], problem: 'unreadable' }));
});

it.each([
  ['photo_refused', 'unreadable'],
  ['photo_heic', 'heic'],
  ['too_large', 'too-large'],
  ['photo_too_big', 'too-large'],
])('takes out what the server refuses with %s', async (code, problem) => {
  const { tray, sent, settle } = setUp();
  tray.add([file()]);
  await sent(1);
  await settle(0, refused(code));
  expect(tray.getState()).toEqual({ items: [], problem });
});

it('keeps a photo that met no server, and sends it again under the same key', async () => {
  const { tray, uploads, sent, settle } = setUp();
  tray.add([file()]);
  await sent(1);
  await settle(0, { ok: false, failure: { kind: 'unreachable' } });
  expect(tray.getState()).toMatchObject({ items: [{ status: 'failed' }], problem: 'failed' });
  tray.retry('key-1');
  await sent(2);
  expect(uploads.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  await settle(1, ok('a'));
  expect(tray.getState()).toMatchObject({ items: [{ status: 'ready' }], problem: null });
});

it('forgets a photo that was taken out while it was on its way', async () => {
  const { tray, sent, settle } = setUp();
  tray.add([file()]);
  await sent(1);
  tray.remove('key-1');
  await settle(0, ok('a'));
  expect(tray.take()).toEqual([]);
});
