import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { PRICED, type SmallList, smallStudio } from './small-list.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

const MORE: Record<SmallList, string> = {
  en: 'add the polish',
  de: 'dazu noch Lackpolitur',
  uk: 'додайте ще полірування',
  ru: 'добавьте полировку',
};

describe('an earlier order comes back', () => {
  it.each<[SmallList, string]>([
    ['en', 'too much, go back to the 75 one'],
    ['en', 'hmm no, like it was before please'],
    ['de', 'ach nein, doch wie vorher'],
    ['de', '200 ist mir zu viel, dann doch nur waschen und ozon'],
    ['uk', 'ні, давайте як спочатку було'],
    ['ru', 'не, дорого. верните как было'],
    ['uk', 'дорого. лишіть як було до полірування'],
  ])('%s: %s', (lang, said) => {
    const turns = talkTo(smallStudio(lang), [PRICED[lang], MORE[lang], said]);
    expect(turns[1]?.reply.quote?.total).toBe(275);
    expect(turns.at(-1)?.reply.quote?.total).toBe(75);
    expect(turns.at(-1)?.acts).not.toContain('noDiscount');
  });

  it('the first of all, and not the last but one', () => {
    const said = [PRICED.en, MORE.en, 'and the engine wash too', 'no, the way it was at first'];
    const turns = talkTo(smallStudio('en'), [
      'price of a hand wash?',
      'and ozone too',
      ...said.slice(1, 3),
      'go back to the first version',
    ]);
    expect(turns.at(-1)?.reply.quote?.total).toBe(45);
    expect(talkTo(smallStudio('en'), [...said.slice(0, 3), 'go back']).at(-1)?.reply.quote?.total).toBe(275);
  });

  it('not where the hour is meant', () => {
    const turns = talkTo(smallStudio('en'), [PRICED.en, MORE.en, 'same time as before please']);
    expect(turns.at(-1)?.state.wished).toHaveLength(3);
  });
});

describe('of something that stands twice one goes', () => {
  const doors = exampleStudio([row('Door', 100), row('Bonnet', 300)]);
  it.each([
    ['just 1 door not 2 please fix'],
    ['i only have one door haha'],
    ['take one door off'],
    ['no, one door'],
  ])('%s', (said) => {
    const turns = talkTo(doors, ['price for the bonnet and 2 doors?', said]);
    expect(turns[0]?.reply.quote?.total).toBe(500);
    expect(turns[1]?.reply.quote?.total).toBe(400);
  });
});

describe('as it was is what stands, where nothing was changed since', () => {
  it.each<[SmallList, string, string]>([
    ['en', 'what would the engine wash cost?', 'too much. keep it as it was'],
    ['de', 'was würde die Motorwäsche kosten?', 'zu teuer, bleibt wie es war'],
    ['uk', 'а скільки коштує мийка двигуна?', 'дорого, лишаємо як було'],
    ['ru', 'а сколько стоит мойка двигателя?', 'дорого, оставляем как было'],
  ])('%s: %s / %s', (lang, asked, said) => {
    const turns = talkTo(smallStudio(lang), [PRICED[lang], MORE[lang], asked, said]);
    expect(turns.at(-1)?.state.wished).toHaveLength(3);
  });
});

describe('how often a thing is wanted is told by times and pieces', () => {
  const chips = exampleStudio([row('Stone chip repair', 8), row('Lettering removal', 120)]);
  it.each([
    ['6 times stone chip repair', 168],
    ['no, stone chip 6x please', 168],
  ])('%s', (said, total) => {
    const turns = talkTo(chips, ['price for stone chip repair and lettering removal?', said]);
    expect(turns[0]?.reply.quote?.total).toBe(128);
    expect(turns[1]?.reply.quote?.total).toBe(total);
  });

  it('and moves no hour', () => {
    const said = [
      'price for stone chip repair?',
      'Thursday at 10',
      'Ann Miller',
      '6 times stone chip repair',
    ];
    const turn = talkTo(chips, said).at(-1);
    expect(turn?.reply.quote?.total).toBe(48);
    expect(turn?.state.slot?.start).toContain('T09:00');
  });
});
