import { describe, expect, it } from 'vitest';
import { mendSums } from './mend-sums.ts';

const mend = (text: string) =>
  mendSums({ text, places: Int32Array.from({ length: text.length + 1 }, (_, at) => at) }).text;

describe('sums that a scanner or a hurried hand wrote', () => {
  it.each([
    ['letters for digits before a dash', 'Handwäsche . . 2O,– €', 'Handwäsche . . 20,– €'],
    ['letters for digits behind a currency', 'Wash £lO, valet £8O', 'Wash £10, valet £80'],
    ['letters for digits at the end of a line', 'Мойка кузова   9OO', 'Мойка кузова   900'],
    ['thousands of a scanned page', 'а 6 5OO\nб l8 ООО\nв 85O', 'а 6 500\nб 18 000\nв 850'],
    ['no letter of a name', 'Audi S5 polish, SOS kit, 3M film', 'Audi S5 polish, SOS kit, 3M film'],
    ['thousands on a page of them', 'кузов 12т\nфары 2т\nсалон 8т', 'кузов 12 тыс\nфары 2 тыс\nсалон 8 тыс'],
    ['a single letter as it is', 'грузовик до 10т', 'грузовик до 10т'],
    ['hryvnias', 'а 250г\nб 320г\nв 80г', 'а 250 грн\nб 320 грн\nв 80 грн'],
    ['coins behind a dash', 'Мойка 18-00\nВоск 8-50\nШины 5-00', 'Мойка 18.00\nВоск 8.50\nШины 5.00'],
  ])('reads %s', (_, text, mended) => {
    expect(mend(text)).toBe(mended);
  });
});
