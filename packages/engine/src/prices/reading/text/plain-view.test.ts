import { describe, expect, it } from 'vitest';
import { plainView } from './plain-view.ts';

describe('making a pasted text plain', () => {
  it.each([
    [
      'a price glued to its name',
      'Innenreinigung79,99€inkl. Scheiben',
      'Innenreinigung 79,99€  inkl. Scheiben',
    ],
    ['a lower bound glued to its name', 'Politurab 249 €', 'Politur ab 249 €'],
    [
      'names glued to each other',
      'CoupeCarbon$189Ceramic$329Select',
      'Coupe  Carbon $189  Ceramic $329  Select',
    ],
    ['odd spaces', 'Wash\u00a020\u202f€', 'Wash 20 €'],
    ['signs written as names', 'Wash 20&nbsp;&euro;', 'Wash 20 €'],
    [
      'values between commas',
      'job,car,price\nwash,van,20\nwax,van,30',
      'job\tcar\tprice\nwash\tvan\t20\nwax\tvan\t30',
    ],
    [
      'values in quotes, each with its own comma',
      '"job","car","price"\n"wash","van","12,00"\n"wax","van","14,50"',
      ' job \t car \t price \n wash \t van \t 12,00 \n wax \t van \t 14,50 ',
    ],
    [
      'classes glued over glued sums',
      'ЛегковеКросоверБус\nМийка\n450 грн550 грн650 грн',
      'Легкове  Кросовер  Бус\nМийка\n450 грн 550 грн 650 грн',
    ],
    [
      'columns side by side',
      'IN          OUT\nSeats  20   Wash  30\nRoof   40   Wax   50\nMats   10   Clay  60',
      'IN          \nSeats  20   \nRoof   40   \nMats   10   \n\nOUT\nWash  30\nWax   50\nClay  60\n',
    ],
    ['what a price was before', 'Coating$450was $550', 'Coating $450  was $550'],
    ['a price that was struck out', 'Wash 4\u03369\u0336 £39', 'Wash ~~49~~ £39'],
  ])('parts %s', (_, text, plain) => {
    expect(plainView(text).text).toBe(plain);
  });

  it('makes lines and cells of tags', () => {
    const { text } = plainView(
      '<table><tr><td>Wash</td><td>20 €</td></tr><tr><td>Wax</td><td>30 €</td></tr></table>',
    );
    expect(text.split('\n').filter((line) => line.trim() !== '')).toEqual([
      '\tWash \t20 € ',
      '\tWax \t30 € ',
    ]);
  });

  it('leaves names with capitals inside and plain lists alone', () => {
    const text = 'SunTek HP, LLumar ATR: 300 €\nHood, bumper, mirrors';
    expect(plainView(text).text).toBe(text);
  });

  it.each(['капот 250$', 'Капот 22 000 ₽', 'поворот 90 грн'])(
    'takes no end of a word for a bound: %s',
    (text) => {
      expect(plainView(text).text).toBe(text);
    },
  );

  it('takes no commas of sums for those of values', () => {
    const text = 'BASIC 19,90 € (8,90 €)\nPLUS 27,90 € (12,90 €)\nPRO 34,90 € (15,90 €)';
    expect(plainView(text).text).toBe(text);
  });

  it('knows where every character stood', () => {
    const text = '<b>Polish</b>79€Book';
    const view = plainView(text);
    const at = view.text.indexOf('Book');
    expect(text.slice(view.places[at], view.places[at + 4])).toBe('Book');
  });
});
