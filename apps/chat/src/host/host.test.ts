import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHost } from './host.ts';
import { readHostMessage } from './host-message.ts';
import { readPreviewToken } from './preview-token.ts';

const look = { glossa: 'look', botName: 'Mia', greeting: 'Hi', accentColor: '#112233' };

describe('a message to the chat', () => {
  it.each([
    ['a word', 'hello'],
    ['nothing', null],
    ['a list', ['hello']],
    ['another shape', { type: 'hello' }],
    ['an unknown wish', { glossa: 'erase' }],
    ['a look without a colour', { ...look, accentColor: 7 }],
    ['a megabyte', { ...look, greeting: 'x'.repeat(1_000_000) }],
    ['a key of the prototype', JSON.parse('{"__proto__": {"glossa": "hello"}}')],
  ])('is nothing when it is %s', (_, data) => {
    expect(readHostMessage(data)).toBeNull();
  });

  it('is read when it is one of ours', () => {
    const hello = { kind: 'hello', scheme: null, canKeep: false, talk: null };
    expect(readHostMessage({ glossa: 'hello' })).toEqual(hello);
    const talk = 'abcdefghijklmnopqrstuvwxyz';
    expect(readHostMessage({ glossa: 'hello', scheme: 'dark', talk })).toEqual({
      ...hello,
      scheme: 'dark',
      canKeep: true,
      talk,
    });
    const odd = { glossa: 'hello', scheme: 'pink', talk: '<script>' };
    expect(readHostMessage(odd)).toEqual({ ...hello, canKeep: true });
    expect(readHostMessage(look)).toMatchObject({ kind: 'look', look: { botName: 'Mia' } });
  });
});

describe('the page around the chat', () => {
  const parent = { postMessage: vi.fn() };
  // A window of its own, which no other chat of these tests listens to.
  const page = Object.assign(new EventTarget(), { parent, location: window.location }) as unknown as Window;
  const post = (data: unknown, origin: string, source: unknown = parent) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));

  afterEach(() => parent.postMessage.mockReset());

  it('hears how far the talk is and of closing, at the origin it wrote from', () => {
    const host = createHost(page, { isPreview: false });
    host.tellSaid(2);
    expect(parent.postMessage).not.toHaveBeenCalled();
    post({ glossa: 'hello', scheme: 'dark', talk: null }, 'https://studio.example');
    expect(host.getState()).toMatchObject({ isWidget: true, scheme: 'dark', canKeep: true });
    host.tellSaid(4);
    host.keepTalk('key');
    host.close();
    expect(parent.postMessage.mock.calls).toEqual([
      [{ glossa: 'ready' }, 'https://studio.example'],
      [{ glossa: 'said', seq: 4 }, 'https://studio.example'],
      [{ glossa: 'talk', talk: 'key' }, 'https://studio.example'],
      [{ glossa: 'close' }, 'https://studio.example'],
    ]);
  });

  it.each([
    ['has no name of its own', { glossa: 'hello', talk: null }, 'null'],
    ['can keep nothing', { glossa: 'hello' }, 'https://studio.example'],
  ])('is given no key where it %s', (_, hello, origin) => {
    const host = createHost(page, { isPreview: false });
    post(hello, origin);
    host.keepTalk('key');
    expect(JSON.stringify(parent.postMessage.mock.calls)).not.toContain('key');
  });

  it('opens the chat once, also when that was asked for before it could be', () => {
    const host = createHost(page, { isPreview: false });
    const opened = vi.fn();
    post({ glossa: 'opened' }, 'https://studio.example');
    host.onOpened(opened);
    expect(opened).toHaveBeenCalledTimes(1);
    post({ glossa: 'opened' }, 'https://studio.example');
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('is the only window that is heard', () => {
    const host = createHost(page, { isPreview: true });
    post({ glossa: 'hello' }, window.location.origin, {});
    post(look, window.location.origin, page);
    expect(host.getState()).toMatchObject({ isWidget: false, look: null });
  });

  it.each([
    [true, 'https://evil.example', null],
    [false, null, null],
    [true, null, '#112233'],
  ])(
    'may change the look only in a preview of our own (preview %s, origin %s)',
    (isPreview, origin, colour) => {
      const host = createHost(page, { isPreview });
      post(look, origin ?? window.location.origin);
      expect(host.getState().look?.accentColor ?? null).toBe(colour);
    },
  );
});

it.each([
  ['#preview=1770000000.AbC-_9', '1770000000.AbC-_9'],
  ['', null],
  ['#preview=', null],
  ['#preview=a&b', null],
])('reads the preview token of %s', (hash, token) => {
  expect(readPreviewToken(hash)).toBe(token);
});
