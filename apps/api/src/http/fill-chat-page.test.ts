import { readFileSync } from 'node:fs';
import type { ChatPage } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { fillChatPage } from './fill-chat-page.ts';

const page = readFileSync(new URL('../../../chat/index.html', import.meta.url), 'utf8');

const german = { greeting: 'Guten Tag!\nWas darf es sein?', choices: ['Preise'] };

const opening: ChatPage = {
  studioName: 'Lack & Glanz',
  botName: 'Lea',
  ...german,
  language: 'DE',
  openings: {
    DE: german,
    EN: { greeting: 'Hello!', choices: ['Prices'] },
    UA: { greeting: 'Вітаю!', choices: ['Ціни'] },
    RU: { greeting: 'Здравствуйте!', choices: ['Цены'] },
  },
  timezone: 'Europe/Berlin',
  look: { accentColor: '#1f6feb', launcherPosition: 'RIGHT' },
  contact: { address: 'Hafenweg 1', phone: '', email: '' },
  canQuote: true,
};

const inGerman = { language: 'DE', scheme: null } as const;

describe('the chat’s page', () => {
  it('shows name, greeting and a field before any script, and drops the empty frame', () => {
    const html = fillChatPage(page, opening, inGerman);
    expect(html).toContain('Lack &amp; Glanz');
    expect(html).toContain('Guten Tag!\nWas darf es sein?');
    expect(html).toContain('<textarea');
    expect(html).not.toMatch(/<!--early|early-->|studioName}|greeting}/);
    expect(html).not.toContain('aria-busy');
  });

  it('speaks the language it is asked for', () => {
    const html = fillChatPage(page, opening, { language: 'UA', scheme: null });
    expect(html).toContain('lang="uk"');
    expect(html).toMatch(/<div class="bubble" dir="auto">Вітаю!/);
    expect(html).toContain('disabled>Ціни<');
  });

  it('is light or dark from the first moment where that is decided', () => {
    expect(fillChatPage(page, opening, { ...inGerman, scheme: 'dark' })).toContain(
      '<html data-scheme="dark"',
    );
    expect(fillChatPage(page, opening, inGerman)).not.toContain('data-scheme');
  });

  it('brings the words of one language along', () => {
    const built = page.replace(
      '</head>',
      '<!--words {"DE":"/chat-app/de.js","UA":"/chat-app/uk.js"}--></head>',
    );
    const html = fillChatPage(built, opening, { language: 'UA', scheme: null });
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/chat-app/uk.js">');
    expect(html).not.toContain('de.js');
  });

  it('carries the same as data that reads back whole', () => {
    const data = /<script type="application\/json" id="opening">(.*?)<\/script>/s.exec(
      fillChatPage(page, opening, inGerman),
    );
    expect(JSON.parse(data?.[1] ?? '')).toEqual(opening);
  });

  it('lets no studio write markup or script into it', () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)> $& $1 {greeting}';
    const openings = { ...opening.openings, DE: { greeting: evil, choices: [evil] } };
    const html = fillChatPage(page, { ...opening, studioName: evil, openings }, inGerman);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img');
    const data = /id="opening">(.*?)<\/script>/s.exec(html);
    expect(JSON.parse(data?.[1] ?? '').studioName).toBe(evil);
  });

  it('shows nothing of this where the link leads nowhere', () => {
    const visible = page.replace(/<!--early.*?early-->/s, '');
    expect(visible).not.toContain('textarea');
    expect(visible).toContain('aria-busy');
  });
});
