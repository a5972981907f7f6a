import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineLanguage } from '../facts.ts';
import { anyText } from '../words/any-text.fixture.ts';
import { detectLanguage } from './detect-language.ts';

/** Messages as they come in the middle of nowhere, without a dialog before them. */
const FRESH: readonly (readonly [string, EngineLanguage])[] = [
  ['how much for tint', 'EN'],
  ['whats the price for a full detail', 'EN'],
  ['can i come tomorow at 5', 'EN'],
  ['do you guys do ppf', 'EN'],
  ['need my seats cleaned', 'EN'],
  ['thx, see you', 'EN'],
  ['was kostet eine Politur', 'DE'],
  ['brauch nen termin', 'DE'],
  ['habt ihr morgen noch was frei', 'DE'],
  ['Scheibentönung BMW 320', 'DE'],
  ['innen sauber machen', 'DE'],
  ['geht das auch samstags?', 'DE'],
  ['скільки коштує тонування', 'UA'],
  ['є вільне місце на завтра?', 'UA'],
  ['хочу помити машину', 'UA'],
  ['добрий день, цікавить хімчистка', 'UA'],
  ['яка ціна на бус', 'UA'],
  ['сколько стоит тонировка', 'RU'],
  ['здравствуйте, нужна полировка', 'RU'],
  ['а на внедорожник?', 'RU'],
  ['можно записаться на субботу', 'RU'],
  ['скоко химчистка салона', 'RU'],
  ['skolko stoit tonirovka zadnih stekol', 'RU'],
  ['skilky koshtuye poliruvannya', 'UA'],
  ['спасибо, подумаю', 'RU'],
  ['дякую, ще порівняю', 'UA'],
];

describe('the language of a message', () => {
  it.each(FRESH)('reads "%s" as %s', (text, language) => {
    expect(detectLanguage(text, null)).toBe(language);
  });

  it.each([
    ['BMW X5 ceramic?', 'DE'],
    ['Golf 7', 'DE'],
    ['Kevin Brandt', 'DE'],
    ['ok', 'RU'],
    ['Tesla Model Y', 'UA'],
    ['а полировка?', 'UA'],
    ['PPF full front', 'RU'],
    ['+380 67 555 12 34', 'UA'],
    ['👍', 'EN'],
    ['10:30', 'DE'],
    ['на завтра', 'UA'],
  ] as const)('leaves the dialog in its language at "%s"', (text, language) => {
    expect(detectLanguage(text, language)).toBe(language);
  });

  it.each([
    ['can we speak English please', 'DE', 'EN'],
    ['Was kostet das denn bei euch?', 'EN', 'DE'],
    ['а можна українською? скільки коштує', 'RU', 'UA'],
    ['давайте на русском, сколько это стоит?', 'UA', 'RU'],
    ['Скільки коштує?', 'DE', 'UA'],
    ['how much?', 'UA', 'EN'],
  ] as const)('follows a real switch: "%s"', (text, before, after) => {
    expect(detectLanguage(text, before)).toBe(after);
  });

  it('hears Ukrainian in a mix with Russian words when its letters are there', () => {
    expect(detectLanguage('скільки буде стоить тонировка на мій джип', null)).toBe('UA');
  });

  it('says that another language is none of ours', () => {
    expect(detectLanguage('bonjour combien pour ma voiture', null)).toBeNull();
    expect(detectLanguage('hola cuanto cuesta', 'DE')).toBeNull();
  });

  it('never throws and keeps to the four languages', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect([null, 'EN', 'DE', 'UA', 'RU']).toContain(detectLanguage(text, null));
      }),
    );
  });
});
