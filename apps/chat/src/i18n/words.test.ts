import { languages as contractLanguages, localeOf as contractLocales } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { bookingWords } from '../booking/words.ts';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import ru from '../locales/ru.json' with { type: 'json' };
import uk from '../locales/uk.json' with { type: 'json' };
import { browserLanguage, formatLocaleOf, languages, localeOf, wantedLanguage } from './language.ts';
import { loadWords, withCount } from './words.ts';

const wordsOf = { EN: en, DE: de, UA: uk, RU: ru };

const english = Object.entries(wordsOf.EN);

it('speaks the languages of the contract', () => {
  expect(languages).toEqual(contractLanguages);
  expect(localeOf).toEqual(contractLocales);
});

it.each(languages)('loads the words of %s, no letter left alone at the end of a line', async (language) => {
  const { language: spoken, words } = await loadWords(language);
  expect(spoken).toBe(language);
  const plain = Object.entries(words).map(([key, text]) => [key, text.replaceAll('\u00A0', ' ')]);
  expect(Object.fromEntries(plain)).toEqual(wordsOf[language]);
  const { personMessage, ...frame } = words;
  for (const text of Object.values(frame)) expect(text).not.toMatch(/(^| )[а-яіїє] /i);
  expect(personMessage).toBe(wordsOf[language].personMessage);
});

it.each(['UA', 'RU'] as const)('ties the words of a client’s page in %s, too', (language) => {
  const texts = Object.values(bookingWords[language]);
  for (const text of texts) expect(text).not.toMatch(/(^| )[а-яіїє] /i);
  expect(texts.join('')).toContain('\u00A0');
});

describe.each(languages)('the words in %s', (language) => {
  const words: Record<string, string> = wordsOf[language];

  it('are complete and have no others', () => {
    expect(Object.keys(words).sort()).toEqual(english.map(([key]) => key).sort());
  });

  it('are never empty and keep their places for numbers', () => {
    for (const [key, sentence] of english) {
      expect(words[key]?.trim(), key).not.toBe('');
      expect(words[key]?.includes('{count}'), key).toBe(sentence.includes('{count}'));
    }
  });
});

it('differs between languages wherever a whole sentence is said', () => {
  for (const [key, sentence] of english.filter(([, words]) => words.length > 12)) {
    const translations: Record<string, string>[] = [wordsOf.DE, wordsOf.UA, wordsOf.RU];
    for (const words of translations) expect(words[key], key).not.toBe(sentence);
  }
});

it('puts a number into a sentence', () => {
  expect(withCount(wordsOf.DE.charactersLeft, 12)).toBe('Noch 12 Zeichen');
});

it.each([
  [['uk-UA', 'en'], 'UA'],
  [['fr', 'de-AT'], 'DE'],
  [['fr'], null],
  [[], null],
])('takes of %j what we speak', (preferred, expected) => {
  expect(browserLanguage(preferred)).toBe(expected);
});

it('obeys the page around it only in languages it speaks', () => {
  expect(wantedLanguage('?lang=de')).toBe('DE');
  expect(wantedLanguage('?lang=xx')).toBeNull();
  expect(wantedLanguage('')).toBeNull();
});

it('writes English by the clock of the place', () => {
  expect(formatLocaleOf('EN', 'Europe/Berlin')).toBe('en-GB');
  expect(formatLocaleOf('EN', 'America/New_York')).toBe('en-US');
  expect(formatLocaleOf('UA', 'America/New_York')).toBe('uk');
});
