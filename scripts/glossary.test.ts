import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const locales = { EN: 'en', DE: 'de', UA: 'uk', RU: 'ru' } as const;

/** The second table of the glossary: one row for each language, words parted by semicolons. */
const forbidden = Object.entries(locales).map(([language, locale]) => {
  const row = new RegExp(`^\\| ${language} +\\| (.*?) *\\|$`, 'm').exec(read('docs/glossary.md'));
  return { language, locale, words: (row?.[1] ?? '').split(';').map((word) => word.trim()) };
});

/** Words of all languages in one file: what is forbidden in one is no word of another. */
const shared = globSync('apps/api/src/modules/**/*{words,mail,mails}.data.ts', { cwd: root });

describe.each(forbidden)('texts in $language', ({ locale, words }) => {
  const own = globSync(`apps/{web,chat}/src/**/locales/{${locale}.json,${locale}/*.json}`, { cwd: root });

  it('are where the test looks for them', () => {
    expect(words.length).toBeGreaterThan(5);
    expect(own.length).toBeGreaterThan(20);
    expect(shared.length).toBeGreaterThan(3);
  });

  it.each(words)('never say %s', (word) => {
    expect([...own, ...shared].filter((path) => read(path).includes(word))).toEqual([]);
  });
});
