import { describe, expect, it } from 'vitest';
import { after, CLEANERS, STEPS, talkWith } from './around/cleaners.fixture.ts';

type Lang = keyof typeof CLEANERS;
type Step = 'price' | 'times' | 'name' | 'summary' | 'booked';

function asked(lang: Lang, step: Step, said: string) {
  const { last } = after(lang, step, said);
  const passed = last?.effects.flatMap((effect) =>
    effect.kind === 'handoff' && effect.question ? [effect.question.said] : [],
  );
  return { acts: last?.acts ?? [], passed: passed ?? [], state: last?.state, reply: last?.reply };
}

describe('a question that the reply answers is not passed on as well', () => {
  it.each<[Lang, Step, string]>([
    ['de', 'price', 'Nehmen wir noch die Motorraumreinigung. Was kämen da dazu?'],
    ['de', 'price', 'Donnerstag nachmittags wäre gut. Was hätten Sie da frei?'],
    ['de', 'price', 'Nur Rückbank bei der Sitzreinigung. wirds dann günstiger?'],
    ['de', 'price', 'Am Freitag dann. Welche Zeiten hätten Sie da?'],
  ])('%s, at the %s: %s', (lang, step, said) => {
    const { acts, passed } = asked(lang, step, said);
    expect(passed).toEqual([]);
    expect(acts.join(' ')).not.toMatch(/topicOpen|reach/);
    expect(acts.join(' ')).toMatch(/quote|offer|whatIf/);
  });
});

describe('what no list and no calendar answers goes to the studio in the client’s own words, once', () => {
  it.each<[Lang, Step, string, RegExp]>([
    ['en', 'price', 'does the shampoo sort that or nah', /sort that/],
    ['uk', 'booked', 'супер) а можна ключі кинути і забрати ввечері?', /ключі/],
    ['uk', 'booked', 'за скільки хвилин під’їхати?', /під’їхати/],
    ['ru', 'booked', 'подъехать за сколько минут', /минут/],
  ])('%s, at the %s: %s', (lang, step, said, own) => {
    const { acts, passed } = asked(lang, step, said);
    expect(passed).toHaveLength(1);
    expect(passed.join(' ')).toMatch(own);
    expect(acts.join(' ')).not.toMatch(/duration|suggested|notUnderstood|clarify/);
    expect(acts.filter((act) => /topicOpen|stillOpen/.test(act))).toHaveLength(1);
  });
});

describe('what two things differ in is never dropped', () => {
  it.each<[Lang, string]>([
    ['en', 'thursday morning works. what is the difference between all seats and front seats'],
    ['uk', 'у четвер зранку. а чим відрізняється хімчистка від видалення запахів?'],
    ['ru', 'давайте в четверг утром. а чем отличается химчистка от озонирования?'],
  ])('%s: %s', (lang, said) => {
    expect(asked(lang, 'price', said).passed.join(' ')).toMatch(/differ|Unterschied|відрізня|отлича/);
  });
});

describe('a figure in such a question is no time', () => {
  it.each<[Lang, string]>([
    ['ru', 'а чем отличается 1 слой от 2?'],
    ['uk', 'а чим відрізняється 1 шар від 2?'],
    ['de', 'was ist der Unterschied zwischen 1 und 2 stufig?'],
  ])('%s: %s', (lang, said) => {
    const { state } = asked(lang, 'price', said);
    expect([state?.offered, state?.slot, state?.wishedTime]).toEqual([[], null, null]);
  });
});

describe('how long it takes is told behind the price, and once', () => {
  it.each<[Lang, string, string]>([
    [
      'en',
      'how long does it take, and how much is the Engine bay clean on top?',
      'and how long does it take again?',
    ],
    [
      'de',
      'wie lange dauert das, und was kostet die Motorraumreinigung dazu?',
      'wie lange dauert das nochmal?',
    ],
    ['uk', 'а довго робити? і додайте мийку двигуна', 'то скільки часу це займе?'],
    ['ru', 'а сколько по времени? и добавьте мойку двигателя', 'так сколько это займёт времени?'],
  ])('%s: %s', (lang, first, again) => {
    const { rows, ...studio } = CLEANERS[lang];
    const unset = { ...studio, rows: rows.map((one) => ({ ...one, durationMinutes: null })) };
    const { turns } = talkWith(unset, [STEPS[lang][0] ?? '', first, again]);
    const [one, two] = turns.slice(-2).map(({ acts }) => acts);
    expect(one?.[0]).not.toMatch(/duration/);
    expect(one).toContain('durationOpen');
    expect(two).not.toContain('durationOpen');
    expect(two).toContain('durationStill');
  });
});

describe('what is to be told to somebody of the studio is noted for them', () => {
  it.each<[Lang, Step, string]>([
    ['en', 'name', 'the engine leaks a bit of oil, please pass it on'],
    ['de', 'price', 'die Rückbank ist voller Haare, sagen Sie dem Meister Bescheid'],
    ['uk', 'name', 'у салоні кіт линяє, передайте їм'],
    ['ru', 'price', 'второй озон должен быть дешевле, скажите мастеру'],
  ])('%s, at the %s: %s', (lang, step, said) => {
    const { last } = after(lang, step, said);
    expect(last?.effects.filter(({ kind }) => kind === 'handoff')).toHaveLength(1);
  });
});
