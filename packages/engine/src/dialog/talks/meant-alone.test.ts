import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkInCalendar, talkTo } from './talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';
type Told = Record<
  | 'film'
  | 'bonnet'
  | 'lights'
  | 'polish'
  | 'both'
  | 'denied'
  | 'rain'
  | 'screen'
  | 'all'
  | 'order'
  | 'name'
  | 'yes'
  | 'cost'
  | 'call'
  | 'later'
  | 'tint'
  | 'coat'
  | 'own',
  string
>;

/** A list in which names share their words, and what clients say of one of them. */
const TOLD: Record<Lang, Told> = {
  en: {
    ...{
      film: 'Paint protection film',
      bonnet: 'Bonnet',
      lights: 'Headlights',
      polish: 'Headlight polishing',
    },
    both: 'film on the bonnet, film on the headlights and headlight polishing',
    denied: 'no headlight polishing, only the film',
    ...{ rain: 'Rain repellent', screen: 'Windscreen', all: 'All windows' },
    ...{ order: 'rain repellent on the windscreen, Thursday at 9am', name: 'Tom Baker', yes: 'yes' },
    cost: 'and what does it all cost?',
    ...{ call: 'please call me, 0171 2345678', later: 'after 3pm today' },
    ...{ tint: 'Window tint', coat: 'Ceramic coating', own: 'how much is the 3M Ceramic on the rear half?' },
  },
  de: {
    ...{
      film: 'Lackschutzfolie',
      bonnet: 'Motorhaube',
      lights: 'Scheinwerfer',
      polish: 'Scheinwerferpolitur',
    },
    both: 'Lackschutzfolie auf die Motorhaube und auf die Scheinwerfer, dazu Scheinwerferpolitur',
    denied: 'keine Scheinwerferpolitur, nur die Folie',
    ...{ rain: 'Regenabweiser', screen: 'Frontscheibe', all: 'Alle Scheiben' },
    ...{ order: 'Regenabweiser Frontscheibe, Donnerstag um 9 Uhr', name: 'Tom Becker', yes: 'ja' },
    cost: 'und was kostet das alles?',
    ...{ call: 'bitte rufen Sie mich an, 0171 2345678', later: 'nach 15 Uhr heute' },
    ...{
      tint: 'Scheibentönung',
      coat: 'Keramikversiegelung',
      own: 'was kostet die 3M Ceramic am Heckbereich?',
    },
  },
  uk: {
    ...{ film: 'Захисна плівка', bonnet: 'Капот', lights: 'Фари', polish: 'Полірування фар' },
    both: 'захисна плівка на капот, захисна плівка на фари і полірування фар',
    denied: 'полірування фар не треба, тільки плівка',
    ...{ rain: 'Антидощ', screen: 'Лобове скло', all: 'Усі стекла' },
    ...{ order: 'антидощ на лобове скло, четвер о 9:00', name: 'Тарас Коваль', yes: 'так' },
    cost: 'а скільки все коштує?',
    ...{ call: 'передзвоніть мені, 067 123 45 67', later: 'після 15 сьогодні' },
    ...{ tint: 'Тонування', coat: 'Кераміка', own: 'скільки коштує 3M Ceramic на задню півсферу?' },
  },
  ru: {
    ...{ film: 'Защитная плёнка', bonnet: 'Капот', lights: 'Фары', polish: 'Полировка фар' },
    both: 'защитная плёнка на капот, защитная плёнка на фары и полировка фар',
    denied: 'полировку фар не надо, только плёнка',
    ...{ rain: 'Антидождь', screen: 'Лобовое стекло', all: 'Все стёкла' },
    ...{ order: 'антидождь на лобовое стекло, четверг в 9:00', name: 'Олег Белов', yes: 'да' },
    cost: 'а сколько все стоит?',
    ...{ call: 'перезвоните мне, 0171 2345678', later: 'после 15 сегодня' },
    ...{ tint: 'Тонировка', coat: 'Керамика', own: 'сколько стоит 3M Ceramic на заднюю полусферу?' },
  },
};

const REAR: Record<Lang, string> = {
  en: 'Rear half',
  de: 'Heckbereich',
  uk: 'Задня півсфера',
  ru: 'Задняя полусфера',
};
const LANGS: readonly Lang[] = ['en', 'de', 'uk', 'ru'];

function studio(lang: Lang) {
  const { film, bonnet, lights, polish, rain, screen, all, tint, coat } = TOLD[lang];
  const rows = [
    row(film, 300, { zone: bonnet }),
    row(film, 90, { zone: lights }),
    row(polish, 50),
    row(rain, 20, { zone: screen }),
    row(rain, 45, { zone: all }),
    row(tint, 240, { zone: REAR[lang], material: '3M Ceramic' }),
    row(coat, 500),
  ];
  return exampleStudio(rows, { botLanguage: lang, country: 'DE' });
}

describe.each(LANGS)('%s', (lang) => {
  const told = TOLD[lang];

  it('a job that is denied by its name leaves what is done to the same part', () => {
    const turns = talkTo(studio(lang), [told.both, told.denied]);
    expect(turns[0]?.state.wished).toHaveLength(3);
    const left = turns[1]?.state.wished.map(({ service, zone }) => [service, zone]);
    expect(left).toHaveLength(2);
    expect(left).toEqual(
      expect.arrayContaining([
        [told.film, told.bonnet],
        [told.film, told.lights],
      ]),
    );
  });

  it('what it all costs changes nothing of what is booked', () => {
    const { turns } = talkInCalendar(studio(lang), [told.order, told.name, told.yes, told.cost]);
    expect(turns.at(-1)?.state.wished.map(({ zone }) => zone)).toEqual([told.screen]);
    expect(turns.at(-1)?.reply.text).not.toContain('45');
  });

  it('a time behind a promised call is the time to call at', () => {
    const turns = talkTo(studio(lang), [told.call, told.later]);
    expect(turns[0]?.acts).toContain('callPromised');
    expect(turns[1]?.acts).toContain('callTime');
    expect(turns[1]?.state.offered).toEqual([]);
    expect(turns[1]?.reply.text).toMatch(/15|3pm/u);
  });

  it('a film called by its whole name is no coating', () => {
    const [turn] = talkTo(studio(lang), [told.own]);
    expect(turn?.reply.quote?.total).toBe(240);
  });
});
