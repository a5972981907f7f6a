import { describe, expect, it } from 'vitest';
import { afterOne, GOODS, type Lang, YES } from './wash-house.fixture.ts';

const WEDNESDAY = '2027-03-17T09:00:00Z';

describe('the order of the visit is changed as it was made, and only on a yes', () => {
  it.each<[Lang, string, number]>([
    ['en', 'drop the ozone', 50],
    ['en', 'only one seat please, not two', 75],
    ['en', 'make it three seats instead of two', 105],
    ['en', 'just the wash and the seats please', 50],
    ['de', 'die Ozonbehandlung doch weglassen', 50],
    ['de', 'doch nur ein Sitz statt zwei', 75],
    ['uk', 'три сидіння, а не два', 105],
    ['uk', 'приберіть озонування', 50],
    ['ru', 'сидений три а не два, поправьте', 105],
    ['ru', 'озонирование уберите', 50],
  ])('%s: %s', (lang, said, total) => {
    const { turns, own } = afterOne(lang, said, YES[lang]);
    const [put, done] = turns;
    expect(put?.acts).toContain('askSwap');
    expect(put?.effects).toEqual([]);
    expect(put?.reply.quote?.total).toBe(total);
    expect(done?.effects.at(-1)).toMatchObject({ kind: 'book', start: WEDNESDAY, quote: { total } });
    expect(own).toHaveLength(1);
  });

  it.each<[Lang, string, string]>([
    ['en', 'add an engine wash', 'yes but without the ozone then'],
    ['ru', 'добавьте мойку двигателя', 'да, и озон уберите'],
  ])('%s: what is said with the yes is put first: %s … %s', (lang, add, said) => {
    const { turns } = afterOne(lang, add, said, YES[lang]);
    expect(turns[1]?.effects).toEqual([]);
    expect(turns[1]?.reply.quote?.total).toBe(75);
    expect(turns[2]?.effects.at(-1)).toMatchObject({ kind: 'book', quote: { total: 75 } });
  });

  it.each<[Lang, string, string]>([
    ['en', 'add an engine wash', 'make it three seats, so 45, 130 in all. yes please'],
    ['uk', 'додайте мийку двигуна', 'три сидіння, тобто 45, разом 130. так записуйте'],
  ])('%s: a number that a sum proves corrects what is put: %s … %s', (lang, add, said) => {
    const [, put] = afterOne(lang, add, said).turns;
    expect(put?.effects).toEqual([]);
    expect(put?.reply.quote?.total).toBe(130);
  });
});

describe('a refusal of what is put is no yes, in whatever words', () => {
  it.each<[Lang, string, string]>([
    ['en', 'could you also do the engine?', 'no, too much. just keep it like it is'],
    ['en', 'drop the ozone', 'hmm let me think about it'],
    ['de', 'was kostet Motorwäsche dazu?', 'ach, lassen wir es bei dem was gebucht ist'],
    ['de', 'noch Motorwäsche dazu bitte', 'hm, das ist mir zu viel. Bleiben wir bei der Schaumwäsche.'],
    ['uk', 'а двигун додати можна?', 'задорого, залишаємо як є'],
    ['ru', 'добавьте мойку двигателя', 'подумаю, многовато выходит'],
  ])('%s: %s … %s', (lang, add, said) => {
    const { turns, own } = afterOne(lang, add, said);
    expect(turns[1]?.acts).toContain('kept');
    expect(turns[1]?.effects).toEqual([]);
    expect(turns[1]?.state).toMatchObject({ asked: null, change: null });
    expect(turns[1]?.state.wished).toHaveLength(3);
    expect(own).toHaveLength(1);
  });
});

describe('a change that waits for its yes is put again behind what is asked meanwhile', () => {
  it.each<[Lang, string, string]>([
    ['en', 'drop the ozone', 'do you have coffee there?'],
    ['de', 'die Ozonbehandlung doch weglassen', 'gibt es bei euch Kaffee?'],
  ])('%s: %s … %s', (lang, said, question) => {
    const { turns } = afterOne(lang, said, question, YES[lang]);
    expect(turns[1]?.acts.at(-1)).toBe('askSwap');
    expect(turns[2]?.effects.at(-1)).toMatchObject({ kind: 'book', quote: { total: 50 } });
  });
});

describe('a question decides nothing', () => {
  it.each<[Lang, string]>([
    ['en', 'is it ok to wash it the day after or do i leave it'],
    ['de', 'soll ich den Lack danach erst mal so lassen?'],
    ['ru', 'после озонирования окна открыть или так оставить?'],
  ])('%s: %s', (lang, said) => {
    const [turn] = afterOne(lang, said).turns;
    expect(turn?.acts).not.toContain('kept');
    expect(turn?.effects.filter(({ kind }) => kind !== 'handoff')).toEqual([]);
  });
});

it('moves to the day that is wanted, whatever follows the day that does not suit', () => {
  const { turns } = afterOne('ru', 'можно перенести на пятницу, в среду не получается. также в 10');
  expect(turns[0]?.acts).toContain('moveConfirm');
  expect(turns[0]?.state.slot?.start).toBe('2027-03-19T09:00:00Z');
});

it('keeps the names of the list', () => {
  const { turns } = afterOne('uk', 'приберіть озонування');
  expect(turns[0]?.reply.text).not.toContain(GOODS.uk.ozone);
});
