import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageKey, restoreLanguage, saveLanguage } from './language-store.ts';

describe('the saved language', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('is restored on the next visit', () => {
    saveLanguage('UA');
    expect(restoreLanguage()).toBe('UA');
  });

  it("gives way to the browser's when it is broken", () => {
    vi.stubGlobal('navigator', { languages: ['de-DE'] });
    localStorage.setItem(languageKey, 'xx');
    expect(restoreLanguage()).toBe('DE');
  });

  it('does without storage where the browser forbids it', () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
    vi.stubGlobal('navigator', { languages: ['ru'] });
    expect(() => saveLanguage('DE')).not.toThrow();
    expect(restoreLanguage()).toBe('RU');
  });
});
