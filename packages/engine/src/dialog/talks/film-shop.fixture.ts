import type { StudioFacts } from '../../facts.ts';
import { row } from '../../row.fixture.ts';
import type { Lang } from './four-studios.fixture.ts';
import { exampleStudio } from './talk.fixture.ts';

/** A shop that wraps, protects and tints by part, in four languages. */
export const PARTS = {
  en: {
    wrap: 'Vinyl wrap',
    roof: 'Roof',
    hood: 'Hood',
    mirrors: 'Mirrors',
    gloss: 'Gloss',
    matt: 'Matte',
    ppf: 'Paint protection film',
    bumper: 'Front bumper',
    tint: 'Window tint',
    rear: 'Rear windows',
    round: 'All windows',
    plain: 'Standard film',
    ceramic: 'Ceramic film',
    polish: 'Polish',
  },
  de: {
    wrap: 'Folierung',
    roof: 'Dach',
    hood: 'Motorhaube',
    mirrors: 'Spiegel',
    gloss: 'Glanz',
    matt: 'Matt',
    ppf: 'Lackschutzfolie',
    bumper: 'Stoßstange vorne',
    tint: 'Scheibentönung',
    rear: 'Hinten komplett',
    round: 'Rundum',
    plain: 'Standardfolie',
    ceramic: 'Keramikfolie',
    polish: 'Lackpolitur',
  },
  uk: {
    wrap: 'Обклеювання вінілом',
    roof: 'Дах',
    hood: 'Капот',
    mirrors: 'Дзеркала',
    gloss: 'Глянець',
    matt: 'Мат',
    ppf: 'Захисна плівка',
    bumper: 'Передній бампер',
    tint: 'Тонування',
    rear: 'Задня півсфера',
    round: 'По колу',
    plain: 'Звичайна плівка',
    ceramic: 'Керамічна плівка',
    polish: 'Полірування',
  },
  ru: {
    wrap: 'Оклейка винилом',
    roof: 'Крыша',
    hood: 'Капот',
    mirrors: 'Зеркала',
    gloss: 'Глянец',
    matt: 'Мат',
    ppf: 'Защитная плёнка',
    bumper: 'Передний бампер',
    tint: 'Тонировка',
    rear: 'Задняя полусфера',
    round: 'По кругу',
    plain: 'Обычная плёнка',
    ceramic: 'Керамическая плёнка',
    polish: 'Полировка',
  },
} as const;

/** The shop, if need be without one of its services. */
export function filmShop(
  lang: Lang,
  { without, ...facts }: Partial<StudioFacts> & { without?: 'wrap' | 'ppf' } = {},
): StudioFacts {
  const names = PARTS[lang];
  const rows = [
    row(names.wrap, 220, { zone: names.roof, material: names.gloss }),
    row(names.wrap, 250, { zone: names.roof, material: names.matt }),
    row(names.wrap, 310, { zone: names.hood, material: names.gloss }),
    row(names.wrap, 340, { zone: names.hood, material: names.matt }),
    row(names.wrap, 90, { zone: names.mirrors, material: names.gloss }),
    row(names.ppf, 420, { zone: names.hood }),
    row(names.ppf, 485, { zone: names.bumper }),
    row(names.tint, 150, { zone: names.rear, material: names.plain }),
    row(names.tint, 240, { zone: names.rear, material: names.ceramic }),
    row(names.tint, 261, { zone: names.round, material: names.plain }),
    row(names.polish, 290),
  ];
  const left = without ? rows.filter(({ service }) => service !== names[without]) : rows;
  return exampleStudio(left, { botLanguage: lang, ...facts });
}
