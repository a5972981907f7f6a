import { expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

/** Two cars for a wash, the first is booked: what is said then is for the second alone. */
it.each([
  {
    language: 'en',
    lines: ['Full wash', 'Engine wash'],
    both: 'A full wash for my Octavia and a full wash for my Touareg, what is it together?',
    time: 'Monday at 9:00 for the Octavia, at 11:00 for the Touareg',
    name: 'Igor Hanson, +49 151 23456789',
    yes: 'yes, book it',
    added: 'yes, and add the engine wash to the Touareg',
    cross: 'one full wash and one engine wash for the Touareg, 1500 together',
  },
  {
    language: 'uk',
    lines: ['Комплексна мийка', 'Мийка двигуна'],
    both: 'комплексна мийка на октавію і комплексна мийка на туарег, скільки разом?',
    time: 'понеділок 9:00 на октавію, об 11:00 на туарег',
    name: 'Ігор Бойко, +49 151 23456789',
    yes: 'так, записуйте',
    added: 'так, і на туарег ще додайте мийку двигуна',
    cross: 'Одна комплексна мийка туарега і одна мийка двигуна, разом 1500',
  },
])('$language: the car that is left gets what is added for it, once', ({ language, lines, ...say }) => {
  const [wash = '', engine = ''] = lines;
  const studio = exampleStudio([row(wash, 800), row(engine, 700)], { botLanguage: language });
  const talk = talkTo(studio, [say.both, say.time, say.name, say.yes, say.added, say.cross]);
  const orders = talk.map(({ state }) => state.wished.map(({ service, count = 1 }) => `${count} ${service}`));
  expect(talk[3]?.effects.map(({ kind }) => kind)).toContain('book');
  expect(orders[4]?.toSorted()).toEqual([`1 ${engine}`, `1 ${wash}`].toSorted());
  expect(orders[5]?.toSorted()).toEqual([`1 ${engine}`, `1 ${wash}`].toSorted());
  expect(talk[5]?.state.car?.model).toBe('touareg');
});
