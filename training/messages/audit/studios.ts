import type { StudioFacts } from '../../../packages/engine/src/facts.ts';
import { row } from '../../../packages/engine/src/row.fixture.ts';

type Words = Record<keyof (typeof WORDS)['en'], string>;

/** A list as studios have them, in four languages; figures tell service and car apart. */
const WORDS = {
  en: {
    tint: 'Window tint',
    rear: 'Rear windows',
    sides: 'Front side windows',
    screen: 'Windscreen',
    round: 'All windows',
    plain: 'Standard film',
    ceramic: 'Ceramic film',
    ppf: 'Paint protection film',
    bonnet: 'Bonnet',
    front: 'Full front',
    whole: 'Whole car',
    coating: 'Ceramic coating',
    one: '1 year',
    three: '3 years',
    wash: 'Hand wash',
    full: 'Complete wash',
    inside: 'Interior cleaning',
    seats: 'Seat cleaning',
    leather: 'Leather care',
    polish: 'Polishing',
    lights: 'Headlight restoration',
    dent: 'Dent repair',
    wrap: 'Car wrapping',
    off: 'Tint removal',
    ozone: 'Ozone treatment',
    engine: 'Engine bay cleaning',
    types: 'Hatchback|Saloon|Estate|SUV|Van',
  },
  de: {
    tint: 'Scheibentönung',
    rear: 'hinten komplett',
    sides: 'vordere Seitenscheiben',
    screen: 'Frontscheibe',
    round: 'rundum',
    plain: 'Standardfolie',
    ceramic: 'Keramikfolie',
    ppf: 'Lackschutzfolie',
    bonnet: 'Motorhaube',
    front: 'Frontpaket',
    whole: 'Komplettfahrzeug',
    coating: 'Keramikversiegelung',
    one: '1 Jahr',
    three: '3 Jahre',
    wash: 'Handwäsche',
    full: 'Komplettwäsche',
    inside: 'Innenreinigung',
    seats: 'Sitzreinigung',
    leather: 'Lederpflege',
    polish: 'Politur',
    lights: 'Scheinwerferaufbereitung',
    dent: 'Dellenentfernung',
    wrap: 'Folierung',
    off: 'Folie entfernen',
    ozone: 'Ozonbehandlung',
    engine: 'Motorwäsche',
    types: 'Kleinwagen|Limousine|Kombi|SUV|Transporter',
  },
  uk: {
    tint: 'Тонування',
    rear: 'задня півсфера',
    sides: 'передні бокові',
    screen: 'лобове скло',
    round: 'по колу',
    plain: 'звичайна плівка',
    ceramic: 'керамічна плівка',
    ppf: 'Захисна плівка',
    bonnet: 'капот',
    front: 'передня частина',
    whole: 'все авто',
    coating: 'Кераміка кузова',
    one: '1 рік',
    three: '3 роки',
    wash: 'Ручна мийка',
    full: 'Комплексна мийка',
    inside: 'Хімчистка салону',
    seats: 'Хімчистка сидінь',
    leather: 'Догляд за шкірою',
    polish: 'Полірування',
    lights: 'Полірування фар',
    dent: 'Видалення вмʼятин',
    wrap: 'Обклейка вінілом',
    off: 'Зняття плівки',
    ozone: 'Озонування',
    engine: 'Мийка двигуна',
    types: 'Хетчбек|Седан|Універсал|Позашляховик|Мікроавтобус',
  },
  ru: {
    tint: 'Тонировка',
    rear: 'задняя часть',
    sides: 'передние боковые',
    screen: 'лобовое стекло',
    round: 'по кругу',
    plain: 'обычная плёнка',
    ceramic: 'керамическая плёнка',
    ppf: 'Защитная плёнка',
    bonnet: 'капот',
    front: 'передняя часть',
    whole: 'весь кузов',
    coating: 'Керамика кузова',
    one: '1 год',
    three: '3 года',
    wash: 'Ручная мойка',
    full: 'Комплексная мойка',
    inside: 'Химчистка салона',
    seats: 'Химчистка сидений',
    leather: 'Уход за кожей',
    polish: 'Полировка',
    lights: 'Полировка фар',
    dent: 'Удаление вмятин',
    wrap: 'Оклейка винилом',
    off: 'Снятие плёнки',
    ozone: 'Озонирование',
    engine: 'Мойка двигателя',
    types: 'Хэтчбек|Седан|Универсал|Внедорожник|Микроавтобус',
  },
} as const;

export type AuditLanguage = keyof typeof WORDS;

export function isAuditLanguage(lang: string): lang is AuditLanguage {
  return lang in WORDS;
}

const open: [string, string][] = [['09:00', '18:00']];

export function auditStudio(lang: AuditLanguage): StudioFacts {
  const w: Words = WORDS[lang];
  const byType = (service: string, price: number, rest: Parameters<typeof row>[2] = {}) =>
    w.types
      .split('|')
      .map((carType, at) => row(service, price + at * 10, { durationMinutes: 120, ...rest, carType }));
  const one = (service: string, price: number, rest: Parameters<typeof row>[2] = {}) =>
    row(service, price, { durationMinutes: 60, ...rest });
  return {
    name: 'Shine',
    address: 'Hauptstr. 5, Berlin',
    phone: '+49 30 123456',
    email: '',
    timezone: 'Europe/Berlin',
    currency: 'EUR',
    botName: 'Mia',
    botLanguage: lang,
    greeting: '',
    exampleScript: '',
    country: 'DE',
    tintNotice: true,
    hours: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: [], sun: [] },
    rows: [
      ...byType(w.tint, 150, { zone: w.rear, material: w.plain }),
      ...byType(w.tint, 240, { zone: w.rear, material: w.ceramic }),
      one(w.tint, 81, { zone: w.sides, material: w.plain }),
      one(w.tint, 95, { zone: w.screen, material: w.plain }),
      ...byType(w.tint, 311, { zone: w.round, material: w.plain }),
      one(w.ppf, 420, { zone: w.bonnet }),
      one(w.ppf, 1200, { zone: w.front }),
      one(w.ppf, 3900, { zone: w.whole }),
      ...byType(w.coating, 350, { material: w.one }),
      ...byType(w.coating, 650, { material: w.three }),
      ...byType(w.wash, 30),
      ...byType(w.full, 52),
      ...byType(w.inside, 120),
      one(w.seats, 18),
      one(w.leather, 70),
      ...byType(w.polish, 190),
      one(w.lights, 79),
      one(w.dent, 90, { isFrom: true }),
      ...byType(w.wrap, 1900, { zone: w.whole }),
      one(w.off, 65, { zone: w.rear }),
      one(w.ozone, 49),
      one(w.engine, 45),
    ],
  };
}

/** What is said before a message, so that it answers the question it was written for. */
export const OPENERS: Record<AuditLanguage, readonly string[]> = {
  en: ['How much is interior cleaning for a Golf?', 'Yes, book it', 'Tuesday 10:00', 'Max Weber', 'yes'],
  de: ['Was kostet eine Innenreinigung für einen Golf?', 'Ja, buchen', 'Dienstag 10 Uhr', 'Max Weber', 'ja'],
  uk: ['Скільки коштує хімчистка салону на гольф?', 'Так, запишіть', 'вівторок 10:00', 'Максим', 'так'],
  ru: ['Сколько стоит химчистка салона на гольф?', 'Да, запишите', 'вторник 10:00', 'Максим', 'да'],
};

/** How many of these lines lead to which question. */
export const LINES_BEFORE: Readonly<Record<string, number>> = {
  none: 0,
  booking: 1,
  time: 2,
  name: 3,
  confirm: 4,
  open: 5,
};
