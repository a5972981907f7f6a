import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkThatBooks, talkTo } from '../../talks/talk.fixture.ts';

const polishes = ['1', '4'].flatMap((one) => [
  row('Полировка кузова', 8000 + Number(one), { material: 'Лёгкая', carType: `${one} категория` }),
  row('Полировка кузова', 20000 + Number(one), { material: 'Глубокая', carType: `${one} категория` }),
]);

describe('what a number does not count', () => {
  it.each([
    ['ru', 'глубокая полировка кузова, у меня 4 категория', polishes],
    ['uk', 'комплекс на суботу на 10', [row('Комплекс', 900), row('Мийка', 350)]],
    ['de', 'ich frage jetzt zweimal: was kostet die Politur?', [row('Politur', 300), row('Wäsche', 30)]],
    [
      'en',
      'class 3 paint correction please',
      [
        row('Paint correction', 300, { carType: 'class 3' }),
        row('Paint correction', 250, { carType: 'class 2' }),
      ],
    ],
  ] as const)('%s: %s', (botLanguage, text, rows) => {
    const [turn] = talkTo(exampleStudio([...rows], { botLanguage }), [text]);
    expect(turn?.state.wished.map(({ count = 1 }) => count)).toEqual([1]);
  });

  it('an hour before the cars makes no fleet', () => {
    const studio = exampleStudio([row('Комплекс', 900), row('Мийка', 350)], { botLanguage: 'uk' });
    const [turn] = talkTo(studio, ['на суботу на 10 дві машини комплекс']);
    expect(turn?.reply.text).not.toMatch(/9\s000/u);
  });
});

describe('what changed since the summary is summed up before it is booked', () => {
  it('a car that is set right is the same one car', () => {
    const rows = [
      row('Scheibentönung', 269, { zone: 'hintere Scheiben', carType: 'Vans' }),
      row('Scheibentönung', 199, { zone: 'hintere Scheiben', carType: 'PKW' }),
    ];
    const turns = talkThatBooks(exampleStudio(rows, { botLanguage: 'de' }), [
      'Scheibentönung hinten für meinen Multivan am Donnerstag um 13 Uhr, Petra Lindner',
      'es ist ein Transporter, kein Multivan',
      'ja',
    ]);
    expect(turns[1]?.acts).toContain('confirm');
    expect(turns[2]?.effects).toMatchObject([{ kind: 'book' }]);
    expect(turns[2]?.reply.quote?.total ?? 269).toBe(269);
    expect(turns[2]?.reply.text).toContain('269');
    expect(turns[2]?.reply.text).not.toContain('538');
  });
});

describe('whoever cancels is not asked to move', () => {
  it.each([
    [
      'en',
      [
        'hand wash on Thursday at 10, Ann Miller',
        'yes',
        'actually cancel that, we are away thursday. sorry!',
      ],
    ],
    ['uk', ['ручна мийка у четвер о 10, Олена Коваль', 'так', 'не переносити, скасувати зовсім']],
  ] as const)('%s', (botLanguage, messages) => {
    const service = { en: 'Hand wash', uk: 'Ручна мийка' }[botLanguage];
    const turns = talkThatBooks(exampleStudio([row(service, 45)], { botLanguage }), [...messages]);
    expect(turns[2]?.acts).toContain('cancelConfirm');
  });
});
