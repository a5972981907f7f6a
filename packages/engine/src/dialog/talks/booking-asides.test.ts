import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

const studio = exampleStudio(
  [
    row('Scheibentönung', 189),
    row('Außenwäsche von Hand', 39),
    row('Innenreinigung', 99),
    row('Sonnenstreifen', 45),
  ],
  { botLanguage: 'de' },
);
const lastOf = (...said: string[]) => talkTo(studio, said).at(-1);

describe('while a booking is made', () => {
  it.each([
    ['Scheibentönung bitte', 'Mittwoch 10 Uhr', 'Meier, Handy hab ich grad nicht zur Hand'],
    ['window tint please', 'Wednesday at 10', 'Meier, my phone is not at hand'],
  ])('words beside a time or name choose no other service: %s … %s', (...said) => {
    expect(lastOf(...said)?.reply.text).toContain('189');
    expect(lastOf(...said)?.reply.text).not.toContain('39 ');
  });

  it.each([
    ['DE', 'jo passt. ach und doch lieber erst um 11'],
    ['EN', 'yes, but rather at 11'],
    ['UA', 'так, але краще о 11'],
    ['RU', 'да, но лучше в 11'],
  ])('a yes with another hour books nothing yet (%s: %s)', (_, agreed) => {
    const turn = lastOf('Innenreinigung bitte', 'Mittwoch 10 Uhr', 'Jonas', agreed);
    expect(turn?.effects.some(({ kind }) => kind === 'book')).toBe(false);
    expect(turn?.reply.text).toContain('11:00');
  });

  it.each([
    [
      'Scheibentönung und Sonnenstreifen bitte',
      'Mittwoch 10 Uhr',
      'Jonas',
      'ja, nur den Sonnenstreifen weglassen',
    ],
    ['тонировка стёкол и солнцезащитная полоса', 'в среду в 10', 'Иван', 'да, только полосу уберите'],
  ])('a yes that drops a part books nothing with it: %s … %s', (...said) => {
    const turn = lastOf(...said);
    expect(turn?.effects.some(({ kind }) => kind === 'book')).toBe(false);
    expect(turn?.reply.text).not.toContain('234');
  });

  it('an hour at the end of a sentence is no day of the month', () => {
    const [, , turn] = talkTo(studio, [
      'внутрішня хімчистка',
      'запишіть на середу зранку',
      'тоді о 10. я Ірина Коваль',
    ]);
    expect(turn?.reply.text).toContain('середа');
    expect(turn?.reply.text).toContain('10:00');
  });

  it.each([
    ['Jonas hab ich doch gesagt', 'Jonas,'],
    ['my names jake btw', 'Jake,'],
  ])('a name is only the name: %s', (said, name) => {
    expect(lastOf('Innenreinigung bitte', 'Mittwoch 10 Uhr', said)?.reply.text).toContain(name);
  });
});

it.each([
  ['interior clean please', 'this week', 'monday im flat out, what about wednesday after 2', 'Wednesday'],
  ['Innenreinigung bitte', 'diese Woche', 'Dienstag bin ich unterwegs, geht Mittwoch ab 14 Uhr?', 'Mittwoch'],
])('a time that does not suit gives way to the one beside it: %s … %s', (...talk) => {
  const day = talk.pop() ?? '';
  expect(lastOf(...talk)?.reply.text).toContain(day);
});

it('whoever had an appointment and is unhappy gets a person and no sales question', () => {
  const turn = lastOf('Ich hatte Montag einen Termin bei euch, die Folie blättert ab!');
  expect(turn?.wantsPerson).toBe(true);
});

it.each([
  [
    'Die Folie blättert ab, ich hatte Montag einen Termin bei euch!',
    'ich will nur wissen ob ihr mich anruft!',
    'notiert',
  ],
  [
    'I had my car tinted by you last week and the film is peeling, not impressed',
    'and who pays for that',
    'noted',
  ],
])('after a complaint nothing is sold: %s … %s', (complaint, more, noted) => {
  const turn = lastOf(complaint, more);
  expect(turn?.reply.text).toContain(noted);
  expect(turn?.reply.choices ?? []).toEqual([]);
});
