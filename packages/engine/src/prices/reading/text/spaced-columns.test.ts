import { describe, expect, it } from 'vitest';
import { plainView } from './plain-view.ts';

describe('columns with a space between them', () => {
  it.each([
    [
      'three numbers of one size',
      'Мойка 400 450 500\nВоск 600 700 1000\nСалон 500 600 700',
      'Мойка\t400\t450\t500\nВоск\t600\t700\t1000\nСалон\t500\t600\t700',
    ],
    [
      'two that are too long for thousands',
      'Wash car 1200 1400\nWax 2000 2300\nClay 1100 1900',
      'Wash car\t1200\t1400\nWax\t2000\t2300\nClay\t1100\t1900',
    ],
    [
      'sums with their sign, and what is not sold',
      'Wash £20 £25 £30\nWax £40 £45 -\nClay £30 £35 £40',
      'Wash\t£20\t£25\t£30\nWax\t£40\t£45\t-\nClay\t£30\t£35\t£40',
    ],
    [
      'labels over them',
      'Name of the job A B C\nWash 20 25 30\nWax 40 45 55\nClay 30 35 40',
      'Name of the job\tA\tB\tC\nWash\t20\t25\t30\nWax\t40\t45\t55\nClay\t30\t35\t40',
    ],
    [
      'words over them',
      'Послуга Седан Джип Бус\nМийка 300 350 400\nВіск 200 250 300\nСалон 250 300 400',
      'Послуга\tСедан\tДжип\tБус\nМийка\t300\t350\t400\nВіск\t200\t250\t300\nСалон\t250\t300\t400',
    ],
  ])('become cells: %s', (_, text, plain) => {
    expect(plainView(text).text).toBe(plain);
  });

  it.each([
    ['thousands', 'Мойка 1 200\nВоск 12 500\nСалон 110 000'],
    ['thousands in columns', 'A 1 200 1 400 1 700\nB 8 000 9 000 10 000\nC 12 500 13 800 15 200'],
    ['two numbers that may be one', 'A 600 800\nB 500 700\nC 250 500'],
    ['a single line', 'Мойка 400 450 500'],
    ['ranges', 'Wash 20 - 25\nWax 40 - 45\nClay 3000 – 3500\nCoat 2000 - 4000'],
    ['phones', 'т. 55-50-77\n8 927 000 11 22\n+7 843 200 55 10'],
  ])('are none where there are %s', (_, text) => {
    expect(plainView(text).text).toBe(text);
  });
});
