import { describe, expect, it } from 'vitest';
import { doneBy } from './done-by.ts';

describe('the hour by which a car is needed again', () => {
  it.each([
    ['friday works but i need it back by 4', '16:00'],
    ['can it be done by half 3?', '15:30'],
    ['need the car for the school run at 3', '15:00'],
    ['i have to be at work at 1pm', '13:00'],
    ['bis 15 uhr brauch ich ihn wieder', '15:00'],
    ['ist er bis halb vier fertig?', null],
    ['ist er bis halb 4 fertig?', '15:30'],
    ['muss um 17 uhr die kids holen', '17:00'],
    ['до 16 заберу?', '16:00'],
    ['машина нужна к 14:30', '14:30'],
    ['мне в 16 надо быть на работе', '16:00'],
    ['о 15 мені треба забрати дитину', '15:00'],
    ['авто потрібне до 13', '13:00'],
  ])('%s', (said, clock) => {
    expect(doneBy(said)).toBe(clock);
  });

  it.each([
    ['wednesday at 10 please'],
    ['can i drop it off at 3?'],
    ['ich komme um 15 uhr'],
    ['запишите на 15'],
    ['привезу о 15'],
    ['get back to me at 3'],
  ])('%s names none', (said) => {
    expect(doneBy(said)).toBeNull();
  });
});
