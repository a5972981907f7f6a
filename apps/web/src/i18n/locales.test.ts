// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { translated } from './use-error-sentence.ts';

const folder = join(import.meta.dirname, '../locales');
const locales = ['en', 'de', 'uk', 'ru'];
const namespaces = readdirSync(join(folder, 'en')).sort();
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

type Words = Map<string, string>;

describe.each(['de', 'uk', 'ru'])('the words in %s', (locale) => {
  it('fill the same files as the English ones', () => {
    expect(readdirSync(join(folder, locale)).sort()).toEqual(namespaces);
  });

  it.each(namespaces)('%s has every English key and no other', (file) => {
    const keys = (words: Words) => [...new Set([...words.keys()].map(baseOf))].sort();
    expect(keys(read(locale, file))).toEqual(keys(read('en', file)));
  });

  it.each(namespaces)('%s fills in the same values as English', (file) => {
    const english = placeholdersByKey(read('en', file));
    expect(placeholdersByKey(read(locale, file))).toEqual(english);
  });
});

describe.each(locales)('every language file in %s', (locale) => {
  it.each(namespaces)('%s has all plural forms of the language', (file) => {
    const words = read(locale, file);
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const plurals = [...words.keys()].filter((key) => pluralSuffix.test(key)).map(baseOf);
    const missing = [...new Set(plurals)].flatMap((key) =>
      categories.map((category) => `${key}_${category}`).filter((form) => !words.has(form)),
    );
    expect(missing).toEqual([]);
  });

  it.each(namespaces)('%s has no empty words', (file) => {
    expect([...read(locale, file)].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(namespaces)('%s uses no Cyrillic letter its language lacks', (file) => {
    const foreign = { en: /[а-яёіїєґ]/i, de: /[а-яёіїєґ]/i, uk: /[ыэъё]/i, ru: /[іїєґ]/i }[locale];
    const found = [...read(locale, file)].filter(
      ([key, text]) => !key.startsWith('language.') && foreign?.test(text),
    );
    expect(found).toEqual([]);
  });
});

describe('refusals', () => {
  it('have words for every code of the API that we say ourselves', () => {
    const words = read('en', 'errors.json');
    expect(translated.filter((code) => !words.has(code))).toEqual([]);
    expect(errorCodes.length - translated.length).toBe(1);
  });
});

function read(locale: string, file: string): Words {
  return flatten(JSON.parse(readFileSync(join(folder, locale, file), 'utf8')));
}

function flatten(node: Record<string, unknown>, prefix = ''): Words {
  return new Map(
    Object.entries(node).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string'
        ? [[prefix + name, value]]
        : [...flatten(value as Record<string, unknown>, `${prefix}${name}.`)],
    ),
  );
}

function baseOf(key: string): string {
  return key.replace(pluralSuffix, '');
}

/** What a key's forms fill in between them: a singular may say "one" instead of the number. */
function placeholdersByKey(words: Words): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [key, text] of words) {
    const names = [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name]) => name ?? '');
    found[baseOf(key)] = [...new Set([...(found[baseOf(key)] ?? []), ...names])].sort();
  }
  return found;
}
