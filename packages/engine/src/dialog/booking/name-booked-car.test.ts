import { expect, it } from 'vitest';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';
import { talkThatBooks } from '../talks/talk.fixture.ts';

const BOOKED: Record<Lang, string[]> = {
  en: ['hand wash for an SUV on Tuesday at 10:00, Ann Miller', 'yes'],
  de: ['Handwäsche für einen SUV am Dienstag um 10:00, Anna Weber', 'ja'],
  uk: ['ручна мийка на позашляховик у вівторок о 10:00, Ганна Коваль', 'так'],
  ru: ['ручная мойка на внедорожник во вторник в 10:00, Анна Котова', 'да'],
};

it.each<[Lang, string, string]>([
  ['en', 'by the way it is an X5, please put that down', 'did you put the X5 down?'],
  ['de', 'übrigens ist es ein X5, bitte eintragen', 'ist der X5 jetzt eingetragen?'],
  ['uk', 'до речі, це X5, запишіть щоб знали', 'а X5 записали?'],
  ['ru', 'кстати, машина X5, запишите чтоб знали', 'а X5 записали?'],
])('%s: a booking of a type gets its car, and tells it', (lang, told, asked) => {
  const yes = BOOKED[lang][1] ?? '';
  const [, first, put, named, answer] = talkThatBooks(studioIn(lang), [...BOOKED[lang], told, yes, asked]);
  expect(put?.effects).toEqual([]);
  expect(put?.reply.text).toContain('BMW X5');
  expect(first?.effects).toMatchObject([{ kind: 'book', car: { name: '' } }]);
  expect(named?.effects).toMatchObject([
    { kind: 'cancel' },
    { kind: 'book', start: '2027-03-16T09:00:00Z', car: { name: 'BMW X5' }, quote: { total: 60 } },
  ]);
  expect(answer?.reply.text).toContain('BMW X5');
  expect(answer?.effects).toEqual([]);
});

it('leaves a car of another price to the change of a booking', () => {
  const turns = talkThatBooks(studioIn('en'), [...BOOKED.en, 'by the way it is a Polo']);
  expect(turns.at(-1)?.effects.filter(({ kind }) => kind === 'book')).toEqual([]);
});
