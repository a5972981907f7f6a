import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

const EN = exampleStudio([
  row('Hand wash', 39, {}),
  row('Interior cleaning', 120, {}),
  row('Window tint', 180, { zone: 'rear windows', material: 'standard' }),
  row('Window tint', 290, { zone: 'rear windows', material: 'ceramic' }),
  row('Machine polish', 220, { material: 'single stage' }),
  row('Machine polish', 380, { material: 'two stage' }),
]);
const DE = exampleStudio([
  row('Handwäsche', 39, {}),
  row('Innenreinigung', 120, {}),
  row('Scheibentönung', 180, { zone: 'hinten', material: 'Standard' }),
  row('Scheibentönung', 290, { zone: 'hinten', material: 'Keramik' }),
  row('Politur', 220, { material: 'einstufig' }),
  row('Politur', 380, { material: 'zweistufig' }),
]);
const UA = exampleStudio([
  row('Ручна мийка', 39, {}),
  row('Хімчистка салону', 120, {}),
  row('Тонування', 180, { zone: 'задня півсфера', material: 'звичайна' }),
  row('Тонування', 290, { zone: 'задня півсфера', material: 'атермальна' }),
]);
const RU = exampleStudio([
  row('Ручная мойка', 39, {}),
  row('Химчистка салона', 120, {}),
  row('Тонировка', 180, { zone: 'задняя полусфера', material: 'обычная' }),
  row('Тонировка', 290, { zone: 'задняя полусфера', material: 'атермальная' }),
]);

describe('a choice that is made in the same breath as the question what it comes to', () => {
  it.each([
    [EN, ['hand wash for my Golf', 'and tint the rear windows', 'standard. what does it come to?'], 219],
    [EN, ['hand wash for my Golf', 'and a machine polish', 'single stage, how much altogether?'], 259],
    [
      DE,
      ['Handwäsche für meinen Golf', 'und hinten die Scheiben tönen', 'Standard. Was kostet das zusammen?'],
      219,
    ],
    [DE, ['Handwäsche für meinen Golf', 'und eine Politur', 'einstufig, was macht das insgesamt?'], 259],
    [UA, ['ручна мийка на гольф', 'і тонування ззаду', 'звичайну. скільки всього виходить?'], 219],
    [RU, ['ручная мойка на гольф', 'и тонировку сзади', 'обычную. сколько всего выходит?'], 219],
    [RU, ['ручная мойка на гольф', 'и тонировку сзади', 'атермальную, сколько всего?'], 329],
  ])('is taken, and the sum is told: %#', (studio, texts, total) => {
    expect(talkTo(studio, texts).at(-1)?.reply.quote?.total).toBe(total);
  });
});

describe('an answer that speaks of no goods leaves the order as it stands', () => {
  it.each([
    [EN, ['hand wash for my Golf', 'when can I come?', 'the second option', 'Kerry Walsh'], 39],
    [DE, ['Handwäsche für meinen Golf', 'wann geht es?', 'die zweite Variante', 'Jens Albers'], 39],
    [UA, ['ручна мийка на гольф', 'коли є час?', 'другий варіант', 'Олена'], 39],
    [RU, ['ручная мойка на гольф', 'когда есть время?', 'второй вариант', 'Дмитрий'], 39],
  ])('%#', (studio, texts, total) => {
    const turns = talkTo(studio, texts);
    expect(turns[2]?.effects).toMatchObject([{ kind: 'hold' }]);
    expect(turns[2]?.acts).not.toContain('whichOrder');
    expect(turns.at(-1)?.reply.quote?.total).toBe(total);
  });
});

describe('who asks what would be best for the car, and names no job, is shown what there is', () => {
  it.each([
    [EN, 'what would you recommend for my Golf?', 'Hand wash'],
    [DE, 'Was würdet ihr meinem Golf empfehlen?', 'Handwäsche'],
    [UA, 'що порадите для мого гольфа?', 'Ручна мийка'],
    [RU, 'что посоветуете для моего гольфа?', 'Ручная мойка'],
  ])('%#', (studio, text, service) => {
    const [turn] = talkTo(studio, [text]);
    expect(turn?.reply.text).toContain(service);
    expect(turn?.reply.choices).toContain(service);
    expect(turn?.state.wished).toEqual([]);
  });

  it.each([
    [EN, "it's absolutely filthy, what's the best thing to get and how much", 'Interior cleaning'],
    [DE, 'der ist total verdreckt, was würdet ihr da machen?', 'Innenreinigung'],
    [UA, 'машина дуже брудна, що порадите?', 'Хімчистка салону'],
    [RU, 'машина очень грязная, что посоветуете?', 'Химчистка салона'],
    [DE, 'ich will ihn verkaufen, was würdet ihr da machen lassen?', 'Innenreinigung'],
  ])('for what is wrong with it, with prices: %#', (studio, text, service) => {
    const [turn] = talkTo(studio, [text]);
    expect(turn?.reply.text).toMatch(new RegExp(`${service}[^\n]*120`, 'u'));
    expect(turn?.state.wished).toEqual([]);
  });
});

describe('what is asked of the difference of things that were put to the client', () => {
  it.each([
    [EN, "it's absolutely filthy, what's the best thing to get", "what's the difference between the two?"],
    [
      DE,
      'der ist total verdreckt, was würdet ihr da machen?',
      'was ist der Unterschied zwischen den beiden?',
    ],
    [UA, 'машина дуже брудна, що порадите?', 'а яка між ними різниця?'],
    [RU, 'машина очень грязная, что посоветуете?', 'а какая между ними разница?'],
  ])('takes none of them, and puts them side by side again: %#', (studio, wish, question) => {
    const [first, second] = talkTo(studio, [wish, question]);
    expect(second?.state.wished).toEqual([]);
    for (const price of ['39', '120']) expect(second?.reply.text).toContain(price);
    const services = studio.rows.map(({ service }) => service);
    const offered = (first?.reply.choices ?? []).filter((choice) => services.includes(choice));
    expect(second?.reply.choices).toEqual(offered);
  });
});
