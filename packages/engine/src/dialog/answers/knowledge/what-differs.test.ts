import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';
type Told = {
  tint: string;
  rear: string;
  front: string;
  plain: string;
  ceramic: string;
  warranty: string;
  care: string;
  asked: string;
  again: string;
};

/** Two films of two parts, what is guaranteed on each, and how clients ask what sets them apart. */
const TOLD: Record<Lang, Told> = {
  en: {
    ...{
      tint: 'Window tint',
      rear: 'rear half',
      front: 'front doors',
      plain: 'Standard film',
      ceramic: 'Ceramic film',
    },
    warranty: 'Standard film carries 2 years of guarantee, ceramic 10 years.',
    care: 'Keep the windows shut for 4 days after tinting.',
    asked: "what's the difference between standard and ceramic, for the rear half of my Golf?",
    again: 'no, I meant the actual difference, does the ceramic last longer? 60 more is a lot',
  },
  de: {
    ...{
      tint: 'Scheibentönung',
      rear: 'Heckbereich',
      front: 'Vordertüren',
      plain: 'Standardfolie',
      ceramic: 'Keramikfolie',
    },
    warranty: 'Auf die Standardfolie geben wir 2 Jahre Garantie, auf Keramik 10 Jahre.',
    care: 'Nach dem Tönen die Scheiben 4 Tage geschlossen lassen.',
    asked: 'was ist der Unterschied zwischen Standardfolie und Keramikfolie, Heckbereich vom Golf?',
    again: 'nein, ich meine den echten Unterschied, hält Keramik länger? 60 mehr ist viel',
  },
  uk: {
    ...{
      tint: 'Тонування',
      rear: 'Задня півсфера',
      front: 'Передні двері',
      plain: 'Звичайна плівка',
      ceramic: 'Керамічна плівка',
    },
    warranty: 'На звичайну плівку гарантія 2 роки, на керамічну 10 років.',
    care: 'Після тонування 4 дні не опускайте скла.',
    asked: 'чим відрізняється звичайна плівка від керамічної, задня півсфера на гольф?',
    again: 'ні, я про справжню різницю, керамічна довше тримається? 60 зверху це багато',
  },
  ru: {
    ...{
      tint: 'Тонировка',
      rear: 'Задняя полусфера',
      front: 'Передние двери',
      plain: 'Обычная плёнка',
      ceramic: 'Керамическая плёнка',
    },
    warranty: 'На обычную плёнку гарантия 2 года, на керамическую 10 лет.',
    care: 'После тонировки 4 дня не опускайте стёкла.',
    asked: 'чем отличается обычная плёнка от керамической, задняя полусфера на гольф?',
    again: 'нет, я про настоящую разницу, керамическая дольше держится? 60 сверху это много',
  },
};

const LANGS: readonly Lang[] = ['en', 'de', 'uk', 'ru'];

function studio(lang: Lang) {
  const { tint, rear, front, plain, ceramic, warranty, care } = TOLD[lang];
  const rows = [
    row(tint, 150, { zone: rear, material: plain }),
    row(tint, 210, { zone: rear, material: ceramic }),
    row(tint, 60, { zone: front, material: ceramic }),
  ];
  const knowledge = [
    { topic: 'aftercare', answer: care },
    { topic: 'warranty', answer: warranty },
  ];
  return exampleStudio(rows, { botLanguage: lang, knowledge });
}

describe.each(LANGS)('%s: what sets two films apart', (lang) => {
  const { asked, again, warranty, care, rear } = TOLD[lang];

  it('is told as the owner says of their guarantee, and the owner is not asked', () => {
    const [turn] = talkTo(studio(lang), [asked]);
    expect(turn?.reply.text).toContain(warranty);
    expect(turn?.reply.text).not.toContain(care);
    expect(turn?.reply.text).toMatch(/150[\s\S]*210/u);
    expect(turn?.effects).toEqual([]);
  });

  it('and asking once more chooses none of them', () => {
    const [, turn] = talkTo(studio(lang), [asked, again]);
    expect(turn?.reply.text).toContain(warranty);
    expect(turn?.state.wished.map(({ zone, material }) => [zone, material])).toEqual([[rear, null]]);
  });
});

describe('versions that only their figures tell apart', () => {
  it.each([
    [
      'en',
      'Ceramic coating',
      ['2 years', '5 years'],
      'whats the difference between 2 and 5 years',
      'The 2-year coating is guaranteed for two years, the 5-year one for five with a yearly check.',
    ],
    [
      'de',
      'Keramikversiegelung',
      ['2 Jahre', '5 Jahre'],
      'was ist der unterschied zwischen 2 und 5 jahren?',
      'Auf 2 Jahre geben wir 2 Jahre Garantie, auf 5 Jahre fünf mit jährlicher Kontrolle.',
    ],
  ] as const)('%s: %s', (lang, service, films, said, answer) => {
    const rows = films.map((material, at) => row(service, 390 + at * 300, { material }));
    const knowledge = [{ topic: 'warranty', service, answer }];
    const studio = exampleStudio(rows, { botLanguage: lang, knowledge });
    const turn = talkTo(studio, [service, said]).at(-1);
    expect(turn?.reply.text).toContain(answer);
    expect(turn?.effects).toEqual([]);
  });
});
