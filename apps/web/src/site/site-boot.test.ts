import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, localeOf, sitePath } from '@glossa/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../i18n/choose-language.ts';
import { languageKey as panelKey } from '../i18n/language-store.ts';
import { languageKey } from './enhance/language-choice.ts';

// The file runs outside of the bundle, so it repeats these rules; here they are held together.
const boot = new Function(readFileSync(join(import.meta.dirname, '../../public/site-boot.js'), 'utf8'));
const root = document.documentElement;

describe('site-boot.js', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    root.removeAttribute('data-mantine-color-scheme');
  });

  it('reads the choice where the panel keeps it', () => {
    expect(languageKey).toBe(panelKey);
  });

  it.each([...languages, 'xx', null])('with %j saved leads where the panel would speak', (saved) => {
    for (const browser of [['de-DE', 'en'], ['fr', 'uk'], []]) {
      const language = chooseLanguage(saved, browser);
      expect(visit('en', '/privacy-policy', saved, browser)).toBe(
        language === 'EN' ? null : `${sitePath('/privacy-policy', language)}?a=1#b`,
      );
    }
  });

  it('leads from the start page to the start page', () => {
    expect(visit('en', '/', 'RU', [])).toBe('/ru?a=1#b');
  });

  it('respects an address that names its language', () => {
    expect(visit(localeOf.DE, '/de', 'RU', ['uk'])).toBeNull();
  });

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', null],
    ['"><script>', null],
    [null, null],
  ])('with the theme %j saved starts %s', (saved, scheme) => {
    if (saved) localStorage.setItem('glossa-color-scheme', saved);
    boot();
    expect(root.getAttribute('data-mantine-color-scheme')).toBe(scheme);
  });

  it('does not stumble over forbidden storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(() => boot()).not.toThrow();
  });
});

/** Where the page sends its visitor, or null where it stays. */
function visit(lang: string, pathname: string, saved: string | null, browser: string[]): string | null {
  const replace = vi.fn();
  vi.stubGlobal('location', { pathname, search: '?a=1', hash: '#b', replace });
  vi.stubGlobal('navigator', { languages: browser });
  localStorage.clear();
  if (saved) localStorage.setItem(languageKey, saved);
  root.lang = lang;
  boot();
  return replace.mock.calls[0]?.[0] ?? null;
}
