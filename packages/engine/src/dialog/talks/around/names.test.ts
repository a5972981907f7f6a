import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { deniedByRule } from '../../../understanding/denied-by-rule.ts';
import { exampleStudio } from '../talk.fixture.ts';
import { after, CLEANERS, talkWith } from './cleaners.fixture.ts';

describe('a name that was told is not asked for again', () => {
  it.each([
    ['en', 'hi its Priya here, interior clean for a ford fiesta', 'thursday 10am', 'Priya'],
    ['de', 'Hi, bin die Lena. Innenraumreinigung für einen VW Golf', 'donnerstag 10 uhr', 'Lena'],
    [
      'de',
      'moin, hier ist die Svenja. was kostet Innenraumreinigung beim golf',
      'donnerstag 10 uhr',
      'Svenja',
    ],
    [
      'de',
      'Hallo, bin die Frau Behrendt. Innenraumreinigung für einen VW Golf',
      'donnerstag 10 uhr',
      'Behrendt',
    ],
    ['uk', 'вітаю, мене Тарас звати. хімчистка салону, шкода октавія', 'у четвер о 10', 'Тарас'],
    ['ru', 'добрый день, я Сергей, химчистка салона, киа рио', 'в четверг в 10', 'Сергей'],
  ] as const)('%s: %s', (lang, first, when, name) => {
    const { last } = talkWith(CLEANERS[lang], [first, when]);
    expect(last?.state.name).toBe(name);
    expect(last?.acts).toContain('confirm');
    expect(last?.acts).not.toContain('askName');
  });

  it.each([
    ['en', 'smith, 07700 900412. do you have a coffee machine there?'],
    ['de', 'kowalski, tel 0151 22334455. habt ihr da einen kaffeeautomaten?'],
    ['ru', 'петров, 89035557788. а кофе у вас есть?'],
  ] as const)('%s: nor beside a question: %s', (lang, said) => {
    const { last } = after(lang, 'name', said);
    expect(last?.acts).toContain('confirm');
    expect(last?.acts).not.toContain('askName');
  });

  it('and no word behind "bin der" is one by itself', () => {
    expect(
      talkWith(CLEANERS.de, ['bin der Besitzer von einem Golf, Innenraumreinigung']).last?.state.name,
    ).toBeNull();
  });
});

describe('a name never swallows the rest of a message', () => {
  it('what nothing is made of goes to the studio', () => {
    const { last } = after(
      'uk',
      'booked',
      'той варіант для неї в той же день запишете? привезе вона сама, Ірина',
    );
    expect(last?.acts).not.toEqual(['nameNoted']);
    expect(last?.effects).toMatchObject([{ kind: 'handoff' }]);
  });

  it('"hopefully not too pricey" takes nothing back', () => {
    const said = 'plus the engine bay clean, its a small car so hopefully not too pricey?';
    const { last } = after('en', 'price', said);
    expect(last?.state.wished.map(({ service }) => service)).toContain('Engine bay clean');
    expect(last?.state.later ?? []).toEqual([]);
  });
});

it('a name beside what is only passed on leads to the summary', () => {
  const studio = exampleStudio([
    row('Seat Shampoo', 45, { zone: 'All seats' }),
    row('Engine Bay Clean', 25),
    row('Carpet Shampoo', 15, { zone: 'Boot' }),
    row('Carpet Shampoo', 35, { zone: 'Full carpets' }),
  ]);
  const { last } = talkWith(studio, [
    'how much is Seat Shampoo all seats and Engine Bay Clean for a ford fiesta',
    'thursday 10:00',
    'smith, 07700 900412. can you do the boot carpet too?',
  ]);
  expect(last?.state.name).toBe('Smith');
  expect(last?.acts).toContain('confirm');
  expect(last?.acts).not.toContain('askName');
});

it('what is hoped of a price denies nothing', () => {
  expect(deniedByRule('plus a mini valet, hopefully not too pricey')).toEqual([]);
  expect(deniedByRule('hoffentlich nicht zu teuer')).toEqual([]);
});
