import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountWidget } from './mount-widget.ts';
import { readSettings, type Settings, signOn } from './settings.ts';
import { wordsFor } from './words.ts';

const settings: Settings = {
  chatUrl: 'https://glossa.example/chat/abc',
  origin: 'https://glossa.example',
  isLeft: false,
  color: '#0b7a75',
};

function tag(attributes: Record<string, string>): HTMLScriptElement {
  const script = document.createElement('script');
  script.setAttribute('src', 'https://glossa.example/widget.js');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return script;
}

describe('the settings in the script’s tag', () => {
  it('give the chat’s address, corner and colour', () => {
    const read = readSettings(tag({ 'data-bot': 'abc', 'data-position': 'left', 'data-color': '#FFCC00' }));
    expect(read).toEqual({ ...settings, isLeft: true, color: '#FFCC00' });
  });

  it('fall back where they make no sense', () => {
    expect(readSettings(tag({ 'data-bot': 'abc', 'data-position': 'top', 'data-color': 'red;}' }))).toEqual(
      settings,
    );
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

describe('the widget', () => {
  let root: ShadowRoot;

  beforeEach(() => {
    const { attachShadow } = Element.prototype;
    vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
      root = attachShadow.call(this, init);
      return root;
    });
    document.documentElement.lang = 'de';
  });

  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  const launcher = () => root.querySelector('button')!;
  const frame = () => root.querySelector('iframe');
  const say = (
    data: unknown,
    { origin = settings.origin, source = frame()?.contentWindow as unknown } = {},
  ) => window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));

  it('loads nothing before it is opened, and the chat once', () => {
    const api = mountWidget(window, settings);
    expect(frame()).toBeNull();
    expect(launcher().getAttribute('aria-label')).toBe('Chat öffnen');
    launcher().click();
    expect(frame()?.src).toBe(settings.chatUrl);
    expect(launcher().getAttribute('aria-expanded')).toBe('true');
    api.close();
    api.open();
    expect(root.querySelectorAll('iframe')).toHaveLength(1);
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

  it('shows a dot for a message that came while it was closed', () => {
    const api = mountWidget(window, settings);
    api.toggle();
    say({ glossa: 'news' });
    expect(root.querySelector('i')?.hidden).toBe(true);
    api.toggle();
    say({ glossa: 'news' });
    expect(root.querySelector('i')?.hidden).toBe(false);
    expect(launcher().getAttribute('aria-label')).toBe('Chat öffnen, neue Nachricht');
    api.toggle();
    expect(root.querySelector('i')?.hidden).toBe(true);
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
    vi.useFakeTimers();
    mountWidget(window, settings).open();
    frame()?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(6_000);
    expect(root.querySelector('a')?.href).toBe(settings.chatUrl);
    vi.useRealTimers();
  });
});
