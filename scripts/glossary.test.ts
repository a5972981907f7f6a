import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const locales = { EN: 'en', DE: 'de', UA: 'uk', RU: 'ru' } as const;
/** What the bot says, by language. */
const sentences = { EN: 'english', DE: 'german', UA: 'ukrainian', RU: 'russian' } as const;

const languages = ['EN', 'DE', 'UA', 'RU'] as const;

/** The second table of the glossary: one row for each language, words parted by semicolons. */
const forbidden = languages.map((language) => {
  const row = new RegExp(`^\\| ${language} +\\| (.*?) *\\|$`, 'm').exec(read('docs/glossary.md'));
  return { language, words: (row?.[1] ?? '').split(';').map((word) => word.trim()) };
});

/** Words of all languages in one file: what is forbidden in one is no word of another. */
const shared = globSync('apps/api/src/**/*{words,mail,mails}.data.ts', { cwd: root });

describe.each(forbidden)('texts in $language', ({ language, words }) => {
  const locale = locales[language];
  const own = [
    ...globSync(`apps/{web,chat}/src/**/locales/{${locale}.json,${locale}/*.json}`, { cwd: root }),
    `packages/engine/src/wording/languages/${sentences[language]}.data.ts`,
  ];

  it('are where the test looks for them', () => {
    expect(words.length).toBeGreaterThan(5);
    expect(own.length).toBeGreaterThan(20);
    expect(shared.length).toBeGreaterThan(3);
  });

  it.each(words)('never say %s', (word) => {
    const saysIt = (path: string) => read(path).toLowerCase().includes(word.toLowerCase());
    expect([...own, ...shared].filter(saysIt)).toEqual([]);
  });
});
