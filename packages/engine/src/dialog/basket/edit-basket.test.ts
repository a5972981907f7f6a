import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const LISTS = {
  en: [row('Interior', 169), row('Ozone', 60), row('Pet hair', 30), row('Wash & protect', 79)],
  de: [row('Innenreinigung', 169), row('Ozon', 60), row('Tierhaare', 30), row('Handwäsche', 79)],
  uk: [row('Хімчистка салону', 169), row('Озонування', 60), row('Полірування', 30), row('Ручна мийка', 79)],
  ru: [row('Химчистка салона', 169), row('Озон', 60), row('Полировка', 30), row('Сухая уборка', 79)],
};
type Lang = keyof typeof LISTS;

function last(lang: Lang, ...lines: string[]) {
  const turn = talkTo(exampleStudio(LISTS[lang], { botLanguage: lang }), lines).at(-1);
  return { wished: turn?.state.wished.map(({ service }) => service) ?? [], turn };
}

const ALL = {
  en: 'interior, ozone and pet hair',
  de: 'Innenreinigung, Ozon und Tierhaare',
  uk: 'хімчистка салону, озонування і полірування',
  ru: 'химчистка салона, озон и сухая уборка',
};

describe('a line that is refused leaves the others where they are', () => {
  it.each<[Lang, string, number]>([
    ['en', 'I never asked for the ozone. how long does it take?', 199],
    ['de', 'das Ozon will ich nicht. wie lange dauert es?', 199],
    ['uk', 'озонування я не хочу, приберіть. скільки днів займе?', 199],
    ['ru', 'сухую уборку не просил, уберите. сколько дней займет?', 229],
  ])('%s: %s', (lang, refusal, total) => {
    const { wished, turn } = last(lang, ALL[lang], refusal);
    expect(wished).toHaveLength(2);
    expect(turn?.reply.quote?.total).toBe(total);
  });
});

it('what was never wanted is refused without touching the rest', () => {
  const { wished } = last('en', ALL.en, "And no I don't want the wash. Tuesday morning would be fine");
  expect(wished).toEqual(['Interior', 'Ozone', 'Pet hair']);
});

it('what was never wanted takes nothing of the same kind with it', () => {
  const rows = [row('Керамика', 29), row('чистка+крем', 5, { zone: 'Кожа' }), row('Сухая уборка', 1)];
  const [, turn] = talkTo(exampleStudio(rows, { botLanguage: 'ru' }), [
    'керамика и чистка+крем кожа',
    'сухую уборку не просил',
  ]);
  expect(turn?.state.wished).toHaveLength(2);
});

describe('one-word names in a row, and a part that is sold by itself', () => {
  const rows = [row('Керамика', 29), row('Полировка', 21), row('чистка+крем', 5, { zone: 'Кожа' })];
  it.each([[['керамика полировка кожа сколько']], [['керамика и полировка', 'кожу опять забыли']]])(
    '%s',
    (lines) => {
      const turn = talkTo(exampleStudio(rows, { botLanguage: 'ru' }), lines).at(-1);
      expect(turn?.reply.quote?.total).toBe(55);
    },
  );
});

it('of two jobs for one part the one that is named is missed', () => {
  const rows = [
    row('химчистка', 130),
    row('чистка', 40, { zone: 'кожа' }),
    row('защита', 50, { zone: 'кожа' }),
  ];
  const turn = talkTo(exampleStudio(rows, { botLanguage: 'ru' }), ['химчистка', 'чистку кожи забыли']).at(-1);
  expect(turn?.reply.quote?.total).toBe(170);
});

it('a list of jobs is no choice between them', () => {
  expect(last('de', ALL.de).turn?.reply.quote?.total).toBe(259);
});

it('what is taken out does not come back by another word of the message', () => {
  const rows = [row('Мойка кузова', 40), row('Химчистка салона', 700)];
  const [, turn] = talkTo(exampleStudio(rows, { botLanguage: 'ru' }), [
    'мойка кузова и химчистка салона',
    'мне просто помыть и почистить чуть-чуть, без химчистки',
  ]);
  expect(turn?.state.wished.map(({ service }) => service)).toEqual(['Мойка кузова']);
});

describe('a line that is named again drops none of its neighbours', () => {
  it.each<[Lang, string]>([
    ['en', 'and the ozone? how much is it all'],
    ['de', 'und das Ozon? insgesamt bitte'],
    ['uk', 'а озонування? разом скільки'],
    ['ru', 'а озон где? сколько вместе'],
  ])('%s: %s', (lang, again) => {
    expect(last(lang, ALL[lang], again).wished).toHaveLength(3);
  });
});

it('one version of a repair that is named again stays beside the other', () => {
  const rows = [
    row('Smart Repair', 79, { material: 'Delle' }),
    row('Smart Repair', 89, { material: 'Felge' }),
  ];
  const [, turn] = talkTo(exampleStudio(rows, { botLanguage: 'de' }), [
    'eine Delle und eine Felge, was kostet das',
    'aber Smart Repair steht doch bei euch? Delle und Felge',
  ]);
  expect(turn?.reply.quote?.total).toBe(168);
});

it('of two names the one without the other is meant by "just"', () => {
  const rows = [row('SUPER', 38), row('SUPER SHAMPOO', 150)];
  const [, turn] = talkTo(exampleStudio(rows), ['super shampoo please', 'just SUPER not super shampoo mate']);
  expect(turn?.reply.quote?.total).toBe(38);
});

describe('a no to what was said before does not deny what is wanted now', () => {
  it.each<[Lang, string, string]>([
    ['en', 'no, then the ozone', 'Ozone'],
    ['de', 'nein, dann lieber Handwäsche', 'Handwäsche'],
    ['uk', 'ні хай буде ручна мийка', 'Ручна мийка'],
    ['ru', 'нет, давайте полировку', 'Полировка'],
  ])('%s: %s', (lang, text, service) => {
    expect(last(lang, ALL[lang].split(/,| і | и /)[0] ?? '', text).wished).toEqual([service]);
  });
});

it.each(['you forgot the pet hair', 'where is the pet hair?'])(
  'what is missed comes back beside the rest: %s',
  (text) => {
    expect(last('en', 'interior and ozone', text).wished).toEqual(['Interior', 'Ozone', 'Pet hair']);
  },
);

it('a no to a package does not deny the two jobs named behind it', () => {
  const rows = [row('Кузов ручна', 420), row('Салон пилосос', 170), row('Комплекс', 700)];
  const [, turn] = talkTo(exampleStudio(rows, { botLanguage: 'uk' }), [
    'комплекс на rav4',
    'ні хай буде кузов ручна і пилосос. на завтра після обіду є?',
  ]);
  expect(turn?.reply.quote?.total).toBe(590);
});

it('a further job named behind a chosen time is done in the same visit', () => {
  const lines = ['ozone on Tuesday at 10', 'Ann 0171 2345678. do you also do pet hair?'];
  expect(last('en', ...lines).wished).toEqual(['Ozone', 'Pet hair']);
});

it('a job asked after behind a chosen time comes beside the one it was chosen for', () => {
  const rows = [row('Кузов ручна', 420), row('Салон пилосос', 170), row('килимок гумовий', 20)];
  const [, turn] = talkTo(exampleStudio(rows, { botLanguage: 'uk' }), [
    'кузов ручна і пилосос rav4 на завтра 12:00',
    'Оксана 0671234567. а килимки гумові миєте окремо? їх 4',
  ]);
  expect(turn?.state.wished).toHaveLength(3);
  expect(turn?.state.name).toBe('Оксана');
});

it('from a seat the whole cabin is another job', () => {
  const rows = [row('Хімчистка сидіння', 550), row('Хімчистка салону', 3990)];
  const [, turn] = talkTo(exampleStudio(rows, { botLanguage: 'uk' }), [
    'хімчистка сидіння',
    'ні, давайте весь салон',
  ]);
  expect(turn?.reply.quote?.total).toBe(3990);
});

describe('a talk about packages and their parts', () => {
  const rows = [
    row('Interior Only', 190),
    row('Exterior Only', 170),
    row('Super Combo', 320),
    row('Headlights', 60),
  ];
  const both = 'interior only and exterior only please';

  it('who says no and what is wanted instead gives the rest up', () => {
    const [, turn] = talkTo(exampleStudio(rows), [
      both,
      'no mate I want the Super Combo. And can you do the headlights too',
    ]);
    expect(turn?.reply.quote?.total).toBe(380);
  });

  it('a right sum told beside two names is no offer', () => {
    const [, turn] = talkTo(exampleStudio(rows), [
      both,
      'only super combo and headlights. nothing else. 380',
    ]);
    expect(turn?.acts).not.toContain('noDiscount');
    expect(turn?.reply.quote?.total).toBe(380);
  });

  it('who takes two off keeps the others', () => {
    const [, turn] = talkTo(exampleStudio(rows), [
      'interior only, exterior only, super combo and headlights',
      'take off the interior only and exterior only. just super combo and headlights',
    ]);
    expect(turn?.reply.quote?.total).toBe(380);
  });
});

it('a name of the list with a denying word in it denies nothing', () => {
  const rows = [row('Удаление вмятины без покраски', 2000), row('Полировка кузова', 1500)];
  const [, turn] = talkTo(exampleStudio(rows, { botLanguage: 'ru' }), [
    'вмятина на двери сколько',
    'Удаление вмятины без покраски',
  ]);
  expect(turn?.reply.quote?.total).toBe(2000);
});

describe('an answer beside a further wish', () => {
  const rows = [
    row('innenreinigung', 69, { material: 'klein' }),
    row('innenreinigung', 99, { material: 'groß' }),
    row('hundehaare', 30),
    row('keramik', 550, { material: 'dreijährig' }),
    row('keramik', 790, { material: 'fünfjährig' }),
  ];
  it.each([
    [['innenreinigung und hundehaare golf', 'dann die große + hundehaare, was macht das zusammen?'], 129],
    [['innenreinigung golf', 'groß und keramik fünfjährig, was kostets zusammen'], 889],
    [['innenreinigung golf', 'keramik fünfjährig und die große bitte'], 889],
  ])('%s', (lines, total) => {
    const turn = talkTo(exampleStudio(rows, { botLanguage: 'de' }), lines).at(-1);
    expect(turn?.reply.quote?.total).toBe(total);
  });

  it('another version of one line leaves its neighbours', () => {
    const lines = ['hundehaare und keramik fünfjährig', 'nee lieber die dreijährige keramik'];
    const turn = talkTo(exampleStudio(rows, { botLanguage: 'de' }), lines).at(-1);
    expect(turn?.reply.quote?.total).toBe(580);
  });
});

describe('words of the list and of other people', () => {
  const rows = [
    row('керамика', 18, { material: 'A1' }),
    row('керамика', 27, { material: 'A1 + топ' }),
    row('полировка', 24),
  ];
  const studio = exampleStudio(rows, { botLanguage: 'ru' });
  it('a film called A1 is no Audi, and a tap on it keeps the language', () => {
    const [turn, tapped] = talkTo(studio, ['есть крузак 200. сколько полировка + керамика А1?', 'A1 + топ']);
    expect(turn?.state.car?.make).toBe('Toyota');
    expect(tapped?.language).toBe('RU');
    expect(tapped?.reply.quote?.total).toBe(51);
  });

  it.each(['полировка, прошлый хозяин курил в машине', 'мне не менеджера, мне цену на полировку'])(
    'nobody is called: %s',
    (text) => {
      const [turn] = talkTo(studio, [text]);
      expect(turn?.wantsPerson).toBe(false);
      expect(turn?.reply.quote?.total).toBe(24);
    },
  );
});
