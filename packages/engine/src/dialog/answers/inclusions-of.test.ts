import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';
import { inclusionsOf } from './inclusions-of.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';

const NAMES = {
  en: { basic: 'Basic interior clean', deep: 'Deep interior clean', roof: 'Headliner clean' },
  de: { basic: 'Innenreinigung Basis', deep: 'Innenreinigung Intensiv', roof: 'Dachhimmel reinigen' },
  uk: { basic: 'Прибирання салону', deep: 'Хімчистка салону', roof: 'Хімчистка стелі' },
  ru: { basic: 'Уборка салона', deep: 'Химчистка салона', roof: 'Химчистка потолка' },
};
const TOLD = {
  en: {
    basic: 'Vacuum, dash wiped, glass inside. No wet cleaning of the seats.',
    deep: 'Deep interior clean: seats and carpets shampooed, headliner, boot, dash and plastics.',
  },
  de: {
    basic: 'Saugen, Cockpit abwischen, Scheiben innen. Keine Nasswäsche der Polster.',
    deep: 'Saugen, Polster und Teppiche mit Sprühextraktion, Himmel, Kofferraum.',
  },
  uk: {
    basic: 'Пилосос, протирання панелі, скло зсередини. Без хімчистки сидінь.',
    deep: 'Сидіння, стеля, підлога, двері, багажник, з повною сушкою.',
  },
  ru: {
    basic: 'Пылесос, протирка панели, стёкла внутри. Без химчистки сидений.',
    deep: 'Сиденья, потолок, пол, двери, багажник, с полной сушкой.',
  },
};

const studioIn = (lang: Lang) =>
  exampleStudio([row(NAMES[lang].basic, 70), row(NAMES[lang].deep, 150), row(NAMES[lang].roof, 40)], {
    botLanguage: lang,
    knowledge: [
      { topic: 'included', service: NAMES[lang].basic, answer: TOLD[lang].basic },
      { topic: 'included', service: NAMES[lang].deep, answer: TOLD[lang].deep },
    ],
  });

it('takes what the owner wrote of a job for a list of what belongs to it, and of what does not', () => {
  expect(inclusionsOf(studioIn('en'))).toEqual([
    {
      service: NAMES.en.basic,
      included: ['Vacuum', 'dash wiped', 'glass inside'],
      excluded: ['wet cleaning of the seats'],
    },
    {
      service: NAMES.en.deep,
      included: ['seats and carpets shampooed', 'headliner', 'boot', 'dash and plastics'],
      excluded: [],
    },
  ]);
});

it.each([
  ['Wash, degreasing. Polish separately, if there are scratches.', ['Wash', 'degreasing'], ['Polish']],
  ['Waschen, Entfetten. Fleckenentfernung ist nicht dabei.', ['Waschen', 'Entfetten'], ['Fleckenentfernung']],
  ['Мийка, знежирення. Полірування окремо, якщо є подряпини.', ['Мийка', 'знежирення'], ['Полірування']],
  [
    'Мойка, обезжиривание. Полировка отдельно, если есть царапины.',
    ['Мойка', 'обезжиривание'],
    ['Полировка'],
  ],
])('takes what is sold apart for left out: %s', (answer, included, excluded) => {
  const knowledge = [{ topic: 'included', service: 'Ceramic', answer }];
  expect(inclusionsOf({ knowledge })).toEqual([{ service: 'Ceramic', included, excluded }]);
});

it('lets what was stated item by item stand before it', () => {
  const stated = { service: NAMES.en.basic, included: ['Wash'], excluded: [] };
  expect(inclusionsOf({ ...studioIn('en'), inclusions: [stated] })[0]).toBe(stated);
});

describe('what belongs to the job is told to belong to it, and put into no order', () => {
  it.each<[Lang, string, string]>([
    ['en', 'deep interior clean for a golf', 'do you clean the headliner too?'],
    ['de', 'innenreinigung intensiv für einen golf', 'macht ihr den himmel da auch?'],
    ['uk', 'хімчистка салону на гольф', 'стелю теж чистите?'],
    ['ru', 'химчистка салона на гольф', 'потолок тоже чистите?'],
  ])('%s: %s … %s', (lang, first, said) => {
    const turn = talkTo(studioIn(lang), [first, said]).at(-1);
    expect(turn?.acts.some((key) => key === 'includedYes' || key === 'script')).toBe(true);
    expect(turn?.effects).toEqual([]);
    expect(turn?.state.wished.map(({ service }) => service)).toEqual([NAMES[lang].deep]);
  });
});

describe('two jobs are told apart by what belongs to each', () => {
  it.each<[Lang, string]>([
    ['en', "what's the difference between basic and deep interior clean?"],
    ['de', 'was ist der unterschied zwischen innenreinigung basis und intensiv?'],
    ['uk', 'чим відрізняється прибирання салону від хімчистки салону?'],
    ['ru', 'чем отличается уборка салона от химчистки салона?'],
  ])('%s: %s', (lang, said) => {
    const [turn] = talkTo(studioIn(lang), [said]);
    for (const item of [TOLD[lang].basic, TOLD[lang].deep].map((one) => one.split(', ')[1] ?? ''))
      expect(turn?.reply.text).toContain(item);
    expect(turn?.effects).toEqual([]);
  });
});
