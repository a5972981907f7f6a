import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountWidget } from './mount-widget.ts';
import { schemeOf, signOn } from './scheme.ts';
import { readSettings, type Settings } from './settings.ts';
import { wordsFor } from './words.ts';

const settings: Settings = {
  chatUrl: 'https://glossa.example/chat/abc',
  origin: 'https://glossa.example',
  isPreview: false,
  key: 'glossa.abc',
  look: { color: '#0b7a75', isLeft: false, scheme: null, teaser: '' },
};
const look = { color: '#112233', isLeft: true, scheme: 'dark', teaser: 'Hallo!' } as const;
const talk = 'abcdefghijklmnopqrstuvwxyz';

function tag(attributes: Record<string, string>): HTMLScriptElement {
  const script = document.createElement('script');
  script.setAttribute('src', 'https://glossa.example/widget.js');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return script;
}

describe('the settings in the script’s tag', () => {
  it('give the chat’s address, corner and colour', () => {
    const read = readSettings(tag({ 'data-bot': 'abc', 'data-position': 'left', 'data-color': '#FFCC00' }));
    expect(read).toEqual({ ...settings, look: { ...settings.look, isLeft: true, color: '#FFCC00' } });
  });

  it('fall back where they make no sense', () => {
    expect(readSettings(tag({ 'data-bot': 'abc', 'data-position': 'top', 'data-color': 'red;}' }))).toEqual(
      settings,
    );
  });

  it('belong to the panel’s sample page, which keeps nothing', () => {
    const read = readSettings(tag({ 'data-bot': 'abc', 'data-preview': '17.ab' }));
    expect(read).toMatchObject({ chatUrl: `${settings.chatUrl}#preview=17.ab`, isPreview: true, key: null });
  });

  it.each(['', '../login', 'a b', 'x'.repeat(65)])('show nothing for the bot "%s"', (bot) => {
    expect(readSettings(tag({ 'data-bot': bot }))).toBeNull();
  });
});

it.each([
  ['#ffffff', '#0e1116'],
  ['#ffd400', '#0e1116'],
  ['#0b7a75', '#fff'],
  ['#000000', '#fff'],
])('puts a readable sign on %s', (color, sign) => {
  expect(signOn(color)).toBe(sign);
});

it('speaks the site’s language, else the browser’s, else English', () => {
  expect(wordsFor('de-AT', 'ru').open).toBe('Chat öffnen');
  expect(wordsFor('', 'uk-UA').open).toBe('Відкрити чат');
  expect(wordsFor('fr', 'toString').open).toBe('Open chat');
});

describe('the site', () => {
  afterEach(() => document.body.removeAttribute('style'));

  it.each([
    ['rgb(14, 17, 22)', 'dark'],
    ['rgb(250, 250, 247)', 'light'],
    ['rgba(0, 0, 0, 0)', 'light'],
    ['oklch(0.2 0.01 250)', 'dark'],
  ])('painted %s is %s', (color, scheme) => {
    const page = {
      document,
      getComputedStyle: () => ({ backgroundColor: color, colorScheme: 'normal' }),
    } as unknown as Window;
    expect(schemeOf(page)).toBe(scheme);
  });

  it.each([
    ['dark', false, 'dark'],
    ['light dark', true, 'dark'],
    ['light dark', false, 'light'],
  ])('that declares %s is what the device is (dark %s)', (colorScheme, matches, scheme) => {
    const page = {
      document,
      getComputedStyle: () => ({ backgroundColor: 'rgba(0, 0, 0, 0)', colorScheme }),
      matchMedia: () => ({ matches }),
    } as unknown as Window;
    expect(schemeOf(page)).toBe(scheme);
  });
});

describe('the widget', () => {
  let root: ShadowRoot;

  beforeEach(() => {
    vi.useFakeTimers();
    window.localStorage.clear();
    const { attachShadow } = Element.prototype;
    vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
      root = attachShadow.call(this, init);
      return root;
    });
    document.documentElement.lang = 'de';
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  const launcher = () => root.querySelector<HTMLButtonElement>('.launcher')!;
  const frame = () => root.querySelector('iframe');
  const teaser = () => root.querySelector('.teaser');
  const dot = () => root.querySelector('i');
  const styles = () => [...root.adoptedStyleSheets[0]!.cssRules].map((rule) => rule.cssText).join('\n');
  const kept = () => JSON.parse(window.localStorage.getItem('glossa.abc') ?? '{}');
  const say = (
    data: unknown,
    { origin = settings.origin, source = frame()?.contentWindow as unknown } = {},
  ) => window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));

  it('loads nothing before it is opened, and the chat once', () => {
    const api = mountWidget(window, settings);
    api.wear(look);
    expect(frame()).toBeNull();
    expect(launcher().getAttribute('aria-label')).toBe('Chat öffnen');
    launcher().click();
    expect(frame()?.src).toBe(`${settings.chatUrl}?scheme=dark&lang=de`);
    expect(launcher().getAttribute('aria-expanded')).toBe('true');
    api.close();
    api.open();
    expect(root.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('waits with its button for the look of the bot, and next time has it at once', () => {
    const api = mountWidget(window, settings);
    expect(launcher().hidden).toBe(true);
    api.wear(look);
    expect(launcher().hidden).toBe(false);
    expect(styles()).toContain('#112233');
    mountWidget(window, settings);
    expect(launcher().hidden).toBe(false);
    expect(styles()).toContain('#112233');
  });

  it('does with what the tag says where the look can’t be had', () => {
    mountWidget(window, { ...settings, look: { ...settings.look, color: '#ffcc00' } });
    vi.advanceTimersByTime(2_000);
    expect(launcher().hidden).toBe(false);
    expect(styles()).toContain('#ffcc00');
  });

  it('has no button for a bot that can’t talk, now and on the next page', () => {
    mountWidget(window, settings).wear(null);
    vi.advanceTimersByTime(10_000);
    expect(launcher().hidden).toBe(true);
  });

  it('shows the greeting once to a visitor, and a tap on it opens the chat', () => {
    mountWidget(window, settings).wear(look);
    expect(teaser()).toBeNull();
    vi.advanceTimersByTime(2_000);
    const [greeting, dismiss] = teaser()!.querySelectorAll('button');
    expect(greeting?.textContent).toBe('Hallo!');
    expect(dismiss?.getAttribute('aria-label')).toBe('Ausblenden');
    greeting?.click();
    expect(teaser()).toBeNull();
    expect(launcher().getAttribute('aria-expanded')).toBe('true');
    mountWidget(window, settings).wear(look);
    vi.advanceTimersByTime(2_000);
    expect(teaser()).toBeNull();
  });

  it.each([
    ['the owner wants none', { ...look, teaser: '' }, false],
    ['the site may keep nothing', look, true],
  ])('shows no greeting where %s', (_, worn, isRefused) => {
    if (isRefused)
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new Error('refused');
      });
    mountWidget(window, settings).wear(worn);
    vi.advanceTimersByTime(2_000);
    expect(teaser()).toBeNull();
  });

  it('closes on Escape and on the chat’s own wish, and the focus returns', () => {
    const button = document.body.appendChild(document.createElement('button'));
    const api = mountWidget(window, settings);
    button.focus();
    api.open();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
    api.open();
    say({ glossa: 'close' });
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
  });

  it('shows a dot for what was said while it was closed, on any page of the site', () => {
    const api = mountWidget(window, settings);
    api.toggle();
    say({ glossa: 'said', seq: 2 });
    expect(dot()?.hidden).toBe(true);
    api.toggle();
    expect(dot()?.hidden).toBe(true);
    mountWidget(window, settings);
    vi.advanceTimersByTime(2_000);
    say({ glossa: 'said', seq: 4 });
    expect(dot()?.hidden).toBe(false);
    expect(launcher().getAttribute('aria-label')).toBe('Chat öffnen, neue Nachricht');
    launcher().click();
    expect(dot()?.hidden).toBe(true);
    expect(kept().seen).toBe(4);
  });

  it('keeps the key to the talk for the chat, and hands it over on the next page', () => {
    mountWidget(window, settings).open();
    say({ glossa: 'talk', talk });
    say({ glossa: 'talk', talk: { evil: true } });
    expect(kept().talk).toBe(talk);
    mountWidget(window, settings).open();
    const post = vi.fn();
    Object.defineProperty(frame(), 'contentWindow', { value: { postMessage: post } });
    frame()?.dispatchEvent(new Event('load'));
    expect(post).toHaveBeenCalledWith(expect.objectContaining({ glossa: 'hello', talk }), settings.origin);
    say({ glossa: 'talk', talk: null });
    expect(kept().talk).toBeNull();
  });

  it.each([
    ['another origin', { glossa: 'close' }, { origin: 'https://evil.example' }],
    ['another window', { glossa: 'close' }, { source: window as unknown }],
    ['a nameless origin', { glossa: 'close' }, { origin: 'null' }],
    ['another shape', 'close', {}],
    ['nothing', null, {}],
    ['a key of the prototype', JSON.parse('{"__proto__": {"glossa": "close"}, "x": 1}'), {}],
  ])('ignores what comes from or as %s', (_, data, from) => {
    mountWidget(window, settings).open();
    say(data, from);
    expect(launcher().getAttribute('aria-expanded')).toBe('true');
  });

  it('offers the chat in a tab where it may not be shown on this site', () => {
    mountWidget(window, settings).open();
    frame()?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(6_000);
    expect(root.querySelector('a')?.href).toBe(settings.chatUrl);
  });
});
