import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, localeOf } from '@glossa/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import { languageKey } from './language-store.ts';

// The file runs outside of the bundle, so it repeats these rules; here they are held together.
const boot = new Function(readFileSync(join(import.meta.dirname, '../../public/boot.js'), 'utf8'));
const root = document.documentElement;

describe('boot.js', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it.each([...languages, 'xx', null])('chooses with %j saved what the app will choose', (saved) => {
    for (const browser of [['de-DE', 'en'], ['fr', 'uk'], []]) {
      vi.stubGlobal('navigator', { languages: browser });
      if (saved) localStorage.setItem(languageKey, saved);
      boot();
      expect(root.lang).toBe(localeOf[chooseLanguage(saved, browser)]);
    }
  });

  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['auto', true, 'dark'],
    ['"><script>', false, 'light'],
    [null, true, 'dark'],
  ])('with the theme %j saved and a dark device %s starts %s', (saved, isDark, scheme) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isDark }));
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
