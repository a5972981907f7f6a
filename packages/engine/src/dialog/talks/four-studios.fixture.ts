import type { PriceRow, StudioFacts } from '../../facts.ts';
import { row } from '../../row.fixture.ts';
import { exampleStudio } from './talk.fixture.ts';

/** The same list in four languages, so that a kind of talk can be held in each of them. */
export const NAMES = {
  en: {
    tint: 'Window tint',
    rear: 'Rear windows',
    front: 'Front side windows',
    round: 'All windows',
    plain: 'Standard film',
    ceramic: 'Ceramic film',
    off: 'Tint removal',
    wash: 'Hand wash',
    full: 'Complete wash',
    inside: 'Interior cleaning',
    ppf: 'Paint protection film',
    bonnet: 'Bonnet',
    bumper: 'Front bumper',
  },
  de: {
    tint: 'Scheibentönung',
    rear: 'hinten komplett',
    front: 'vordere Seitenscheiben',
    round: 'rundum',
    plain: 'Standardfolie',
    ceramic: 'Keramikfolie',
    off: 'Folie entfernen',
    wash: 'Handwäsche',
    full: 'Komplettwäsche',
    inside: 'Innenreinigung',
    ppf: 'Lackschutzfolie',
    bonnet: 'Motorhaube',
    bumper: 'Stoßstange vorne',
  },
  uk: {
    tint: 'Тонування',
    rear: 'задня півсфера',
    front: 'передні бокові',
    round: 'по колу',
    plain: 'звичайна плівка',
    ceramic: 'керамічна плівка',
    off: 'Зняття плівки',
    wash: 'Ручна мийка',
    full: 'Комплексна мийка',
    inside: 'Хімчистка салону',
    ppf: 'Захисна плівка',
    bonnet: 'капот',
    bumper: 'передній бампер',
  },
  ru: {
    tint: 'Тонировка',
    rear: 'задняя часть',
    front: 'передние боковые',
    round: 'по кругу',
    plain: 'обычная плёнка',
    ceramic: 'керамическая плёнка',
    off: 'Снятие плёнки',
    wash: 'Ручная мойка',
    full: 'Комплексная мойка',
    inside: 'Химчистка салона',
    ppf: 'Защитная плёнка',
    bonnet: 'капот',
    bumper: 'передний бампер',
  },
} as const;

export type Lang = keyof typeof NAMES;

/** Prices rise by ten from hatchback to saloon, estate and SUV, so that a figure tells its car. */
export function studioIn(lang: Lang, facts: Partial<StudioFacts> = {}): StudioFacts {
  return exampleStudio([], { botLanguage: lang, rows: rowsIn[lang], ...facts });
}

function makeRows(lang: Lang): PriceRow[] {
  const names = NAMES[lang];
  const { tint, rear, front, round, plain, ceramic } = names;
  const byType = (service: string, price: number, rest: Partial<PriceRow> = {}) =>
    TYPES.map((carType, at) => row(service, price + at * 10, { ...rest, carType }));
  return [
    ...byType(tint, 150, { zone: rear, material: plain, durationMinutes: 120 }),
    ...byType(tint, 240, { zone: rear, material: ceramic, durationMinutes: 150 }),
    row(tint, 81, { zone: front, material: plain }),
    ...byType(tint, 211, { zone: round, material: plain, durationMinutes: 180 }),
    row(names.off, 65, { zone: rear }),
    ...byType(names.wash, 30),
    ...byType(names.full, 52, { durationMinutes: 90 }),
    ...byType(names.inside, 120, { durationMinutes: 240 }),
    row(names.ppf, 420, { zone: names.bonnet, durationMinutes: 300 }),
    row(names.ppf, 485, { zone: names.bumper, durationMinutes: 300 }),
  ];
}

const TYPES = ['Hatchback', 'Saloon', 'Estate', 'SUV'];

/** The same lists for every test, as in life: what is worked out of a list is kept with it. */
const rowsIn: Record<Lang, PriceRow[]> = {
  en: makeRows('en'),
  de: makeRows('de'),
  uk: makeRows('uk'),
  ru: makeRows('ru'),
};
