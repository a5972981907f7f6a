import { describe, expect, it } from 'vitest';
import type { TalkRules } from '../../facts.ts';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

const noRules: TalkRules = { upsell: 'AUTO', upsells: [], handoffWords: [], handoffAfterUnclear: 0 };
const rows = [
  row('Interior cleaning', 120),
  row('Headlight polish', 55),
  row('Ozone treatment', 400, { carType: 'Sedan' }),
  row('Ozone treatment', 450, { carType: 'SUV' }),
  row('Roof rack service', 25, { carType: 'Van' }),
];

function talk(rules: Partial<TalkRules> | null, ...lines: string[]) {
  return talkTo(exampleStudio(rows, rules ? { rules: { ...noRules, ...rules } } : {}), lines);
}

const after = (offer: string): Partial<TalkRules> => ({
  upsell: 'CHOSEN',
  upsells: [{ after: 'interior cleaning', offer }],
});

const asked = [
  ['EN', 'How much is interior cleaning for a BMW X5?'],
  ['DE', 'Was kostet die Innenreinigung beim BMW X5?'],
  ['UA', 'Скільки коштує хімчистка салону на BMW X5?'],
  ['RU', 'Сколько стоит химчистка салона на BMW X5?'],
] as const;

describe.each(asked)('an extra after a price in %s', (_, question) => {
  it('is chosen from the list where the owner leaves it to the bot', () => {
    const [own] = talk({}, question);
    expect(own?.acts).toContain('extra');
    expect(own?.reply.text).toBe(talk(null, question)[0]?.reply.text);
  });

  it('is never mentioned where the owner wants none', () => {
    const [turn] = talk({ upsell: 'OFF' }, question);
    expect(turn?.acts).toContain('quoteOne');
    expect(turn?.acts).not.toContain('extra');
  });

  it('is the one the owner chose, by car type too', () => {
    const [turn] = talk(after('Ozone treatment'), question);
    expect(turn?.reply.text).toContain('Ozone treatment');
    expect(turn?.state.upsell).toEqual({ service: 'Ozone treatment', isOpen: true });
  });
});

describe('a chosen extra', () => {
  const [[, question]] = asked;

  it.each([
    ['has left the list', 'Wax'],
    ['is for other cars', 'Roof rack service'],
  ])('is not mentioned when it %s', (_, offer) => {
    expect(talk(after(offer), question)[0]?.acts).not.toContain('extra');
  });

  it('is not mentioned when it is wished already, or after another service', () => {
    const both = 'How much are interior cleaning and a headlight polish for a BMW X5?';
    expect(talk(after('Headlight polish'), both)[0]?.acts).not.toContain('extra');
    expect(talk(after('Ozone treatment'), 'How much is a headlight polish?')[0]?.acts).not.toContain('extra');
  });

  it('is mentioned beside several wishes, and only once', () => {
    const both = 'How much are interior cleaning and a headlight polish for a BMW X5?';
    const turns = talk(after('Ozone treatment'), both, 'and how much is the interior cleaning alone?');
    expect(turns.map(({ acts }) => acts.includes('extra'))).toEqual([true, false]);
  });

  it('is added when the client takes it', () => {
    const [, taken] = talk(after('Headlight polish'), question, 'add that please');
    expect(taken?.reply.quote?.total).toBe(175);
  });
});

describe('a word of the owner', () => {
  it.each([
    ['EN', 'insurance', 'How much is interior cleaning? My insurance pays.'],
    ['DE', 'Schadensfall', 'Was kostet die Innenreinigung bei einem Schadensfall?'],
    ['UA', 'страховка', 'Скільки коштує хімчистка салону через страховку?'],
    ['RU', 'автопарк', 'Сколько стоит химчистка салона для автопарка?'],
  ])('calls a person at once in %s, beside a question for a price', (_, word, text) => {
    const [turn] = talk({ handoffWords: [word] }, text);
    const [plain] = talk({}, text);
    expect(turn).toMatchObject({ wantsPerson: true, effects: [{ kind: 'handoff', reason: 'asked' }] });
    expect(turn?.acts).toEqual(['person', 'personOpen', 'reachAsk']);
    expect(turn?.reply.quote).toBeUndefined();
    expect(plain?.wantsPerson).toBe(false);
  });
});

describe('messages nobody understands', () => {
  const riddles: [string, string[]][] = [
    ['EN', ['blue seven whispers', 'green nine murmurs', 'yellow two hums']],
    ['DE', ['blaue sieben flüstern leise', 'grüne neun murmeln', 'gelbe zwei summen leise']],
    ['UA', ['синій вечір шепоче', 'зелена трава бурмоче', 'жовтий місяць гуде']],
    ['RU', ['синий вечер шепчет', 'зелёная трава бормочет', 'жёлтый месяц гудит']],
  ];

  it.each(riddles)('call a person after as many as the owner set, in %s', (_, lines) => {
    const turns = talk({ handoffAfterUnclear: 2 }, ...lines);
    expect(turns.map(({ wantsPerson }) => wantsPerson)).toEqual([false, true, false]);
    expect(turns[1]).toMatchObject({
      acts: ['person', 'personOpen', 'reachAsk'],
      effects: [{ kind: 'handoff', reason: 'asked' }],
    });
    expect(turns[1]?.reply.choices).toBeUndefined();
  });

  it.each(riddles)('call nobody by themselves, in %s', (_, lines) => {
    const turns = talk({}, ...lines, ...lines);
    expect(turns.some(({ wantsPerson }) => wantsPerson)).toBe(false);
  });

  it('are counted anew after one that was understood', () => {
    const [first = '', second = ''] = riddles[0]?.[1] ?? [];
    const turns = talk({ handoffAfterUnclear: 2 }, first, 'how much is a headlight polish?', second);
    expect(turns.map(({ state }) => state.unclear)).toEqual([1, 0, 1]);
    expect(turns.some(({ wantsPerson }) => wantsPerson)).toBe(false);
  });
});
