import { describe, expect, it } from 'vitest';
import { readPrices } from '../read-prices.ts';
import type { PlainView } from './rewrite.ts';
import { withColumnsApart } from './side-by-side.ts';

function viewOf(text: string): PlainView {
  return { text, places: Int32Array.from({ length: text.length + 1 }, (_, at) => at) };
}

/** The lines after the columns are set apart, without the blanks around them. */
function apart(text: string): string[] {
  return withColumnsApart(viewOf(text))
    .text.split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim());
}

const page = [
  'Price sheet    page 1',
  'FILM                    WRAP',
  'Hood          $395      Saloon     $3,300',
  'Bumper        $795      SUV        from $3,900',
  '                        Van        $4,500',
  'Mirrors       $95       Roof only  $450',
  'Open 9 to 5, call us for everything that is not listed here',
].join('\n');

describe('two columns side by side', () => {
  it('are set one over the other, each with its heading', () => {
    expect(apart(page)).toEqual([
      'Price sheet page 1',
      'FILM',
      'Hood $395',
      'Bumper $795',
      '',
      'Mirrors $95',
      '',
      'WRAP',
      'Saloon $3,300',
      'SUV from $3,900',
      'Van $4,500',
      'Roof only $450',
      '',
      'Open 9 to 5, call us for everything that is not listed here',
    ]);
  });

  it('keep the place of every letter', () => {
    const { text, places } = withColumnsApart(viewOf(page));
    const moved = [...text].map((letter, at) => (letter === '\n' ? '\n' : (page[places[at] ?? -1] ?? '')));
    expect(moved.join('')).toBe(text);
    expect(places).toHaveLength(text.length + 1);
  });

  it('are read each under its own heading', () => {
    const { rows } = readPrices(page, { currency: 'USD', language: 'EN' });
    const vans = rows.find(({ price }) => price === 4500);
    expect(vans?.source.text).toContain('$4,500');
    expect(`${vans?.service} ${vans?.carType}`).toMatch(/wrap.*van/i);
  });

  it('may have tabs between their cells', () => {
    const table = 'Job\tPrice\tJob\tPrice\nWash\t20\tWax\t30\nClay\t40\tPolish\t90\nTint\t99\tFoam\t15';
    expect(apart(table)).toEqual([
      ...['Job\tPrice', 'Wash\t20', 'Clay\t40', 'Tint\t99', ''],
      ...['Job\tPrice', 'Wax\t30', 'Polish\t90', 'Foam\t15', ''],
    ]);
  });

  it('may be three', () => {
    const three = ['A name        B name        C name', 'x1 one  $10   y one  $20    z one  $30'];
    const text = [
      three[0],
      ...Array.from({ length: 3 }, (_, at) => three[1]?.replaceAll('one', `n${'abc'[at]}`)),
    ];
    expect(apart(text.join('\n')).filter((line) => / name$/.test(line))).toEqual([
      'A name',
      'B name',
      'C name',
    ]);
  });

  it.each([
    [
      'a table of classes',
      'Wash       20   30   40\nWax        30   40   50\nClay       40   50   60\nPolish     90   95   99',
    ],
    ['one heading over both', page.replace('FILM                    WRAP', 'FILM AND WRAP')],
    ['only two lines of them', page.split('\n').slice(1, 4).join('\n')],
  ])('are no %s', (_, text) => {
    expect(withColumnsApart(viewOf(text)).text).toBe(text);
  });
});
