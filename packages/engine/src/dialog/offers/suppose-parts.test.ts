import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const LISTS = {
  en: [
    row('Full interior shampoo', 140),
    row('Shampoo', 15, { zone: 'single seat' }),
    row('Shampoo', 35, { zone: 'headliner' }),
    row('Shampoo', 25, { zone: 'boot' }),
  ],
  de: [
    row('Polsterreinigung komplett', 140),
    row('Polsterreinigung', 15, { zone: 'einzelner Sitz' }),
    row('Polsterreinigung', 35, { zone: 'Dachhimmel' }),
    row('Polsterreinigung', 25, { zone: 'Kofferraum' }),
  ],
  uk: [
    row('Хімчистка салону повна', 140),
    row('Хімчистка', 15, { zone: 'одне сидіння' }),
    row('Хімчистка', 35, { zone: 'стеля' }),
    row('Хімчистка', 25, { zone: 'багажник' }),
  ],
  ru: [
    row('Химчистка салона полная', 140),
    row('Химчистка', 15, { zone: 'одно сиденье' }),
    row('Химчистка', 35, { zone: 'потолок' }),
    row('Химчистка', 25, { zone: 'багажник' }),
  ],
};
type Lang = keyof typeof LISTS;

const FIRST: Record<Lang, string> = {
  en: 'full interior shampoo for my golf please',
  de: 'Polsterreinigung komplett für meinen Golf bitte',
  uk: 'хімчистка салону повна на гольф',
  ru: 'химчистка салона полная на гольф',
};

function after(lang: Lang, ...texts: string[]) {
  const turns = talkTo(exampleStudio(LISTS[lang], { botLanguage: lang }), [FIRST[lang], ...texts]);
  expect(turns[0]?.reply.quote?.total).toBe(140);
  return turns.at(-1);
}

describe('some parts instead of the whole, supposed beside its price', () => {
  it.each<[Lang, string, number]>([
    ['en', 'oof. what if it was only the headliner and the boot?', 60],
    ['en', 'and if just one seat and the headliner?', 50],
    ['de', 'puh, und wenn nur der Dachhimmel und der Kofferraum?', 60],
    ['uk', 'ого, а якщо лише три сидіння і багажник?', 70],
    ['uk', 'а якщо тільки стелю?', 35],
    ['ru', 'ничего себе. а если только два задних сиденья и багажник?', 55],
    ['ru', 'а если только потолок и багажник?', 60],
    ['ru', 'а если только два сиденья и потолок?', 65],
  ])('are priced and not passed on, %s: %s', (lang, text, total) => {
    const turn = after(lang, text);
    expect(turn?.acts).toContain('whatIf');
    expect(turn?.effects).toEqual([]);
    expect(turn?.reply.quote?.total).toBe(total);
    expect(turn?.state.wished).toHaveLength(1);
  });

  it('are taken by a yes', () => {
    expect(after('ru', 'а если только два сиденья и потолок?', 'да, давайте так')?.reply.quote?.total).toBe(
      65,
    );
  });

  it('leave a part the list does not have open', () => {
    expect(after('en', 'and if only the ashtray?')?.acts).not.toContain('whatIf');
  });
});
