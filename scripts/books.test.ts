import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const guides = {
  en: 'docs/owners/index.md',
  de: 'docs/de/inhaber.md',
  uk: 'docs/uk/vlasnykam.md',
  ru: 'docs/ru/vladeltsam.md',
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const namesIn = (text: string) => [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path);

describe.each(Object.entries(guides))('the owner’s guide in %s', (locale, guide) => {
  const text = read(guide);

  it('has the same parts and pictures as the English one', () => {
    const parts = (book: string) => book.match(/^## /gm)?.length;
    const pictures = namesIn(text).map((path) => path.replace(`-${locale}.webp`, ''));
    expect(parts(text)).toBe(parts(read(guides.en)));
    expect(pictures).toEqual(namesIn(read(guides.en)).map((path) => path.replace('-en.webp', '')));
    expect(pictures.length).toBeGreaterThan(5);
  });

  it('shows pictures that are there and are light', () => {
    for (const path of namesIn(text)) {
      const file = join(root, dirname(guide), path);
      expect(existsSync(file), path).toBe(true);
      expect(statSync(file).size, path).toBeLessThan(100_000);
    }
  });

  it('calls screens and buttons what the panel calls them', () => {
    const panel = globSync(`apps/web/src/locales/${locale}/*.json`, { cwd: root }).map(read).join('\n');
    const named = [...text.matchAll(/\*\*([^*]+)\*\* →|→ \*\*([^*]+)\*\*/g)].map(([, a, b]) => a ?? b ?? '');
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !panel.includes(`"${name}"`))).toEqual([]);
  });
});
