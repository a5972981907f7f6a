import { expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

const studio = exampleStudio([row('Hand wash', 30, { durationMinutes: 60 })]);

it.each([
  [
    'Сколько стоит мойка?',
    'Запишите на 18 марта в 10:00. меня зовут Наталья, нет стоп, на мужа запишите - Виктор. 0176 7070707',
    'Виктор',
  ],
  [
    'How much is a hand wash?',
    'Book me in for 18 March at 10, my name is Ann, no wait, put it on Ben Carter, 0176 7070707',
    'Ben Carter',
  ],
  [
    'Was kostet die Handwäsche?',
    'Bitte am 18. März um 10 Uhr buchen, mein Name ist Anna, nein, lieber auf Ben Krüger, 0176 7070707',
    'Ben Krüger',
  ],
  [
    'Скільки коштує мийка?',
    'Запишіть на 18 березня о 10:00, мене звати Олена, ні стоп, запишіть на Андрій Коваль, 0176 7070707',
    'Андрій Коваль',
  ],
])(
  'after "%s" books nothing for a name that was taken back, and asks with the other',
  (first, second, name) => {
    const [, turn] = talkTo(studio, [first, second]);
    expect(turn?.state.name).toBe(name);
    expect(turn?.effects.map(({ kind }) => kind)).toEqual(['hold']);
  },
);

it.each([
  [
    'Was kostet die Handwäsche?',
    'am 18. März um 10',
    'Petra Vogel, mein Mann bringt das Auto, Jens',
    'Petra Vogel',
  ],
  [
    'How much is a hand wash?',
    '18 March at 10',
    'Sarah Jones, its my mums, Linda Jones, she will bring it',
    'Sarah Jones',
  ],
  ['Скільки коштує мийка?', '18 березня о 10', 'Марія, а можна мій чоловік пригонить, Андрій', 'Марія'],
  ['Сколько стоит мойка?', '18 марта в 10', 'Ирина, привезёт машину... муж пригонит, Сергей', 'Ирина'],
])('after "%s" books for who asks and not for who drives', (first, time, third, name) => {
  expect(talkTo(studio, [first, time, third]).at(-1)?.state.name).toBe(name);
});
