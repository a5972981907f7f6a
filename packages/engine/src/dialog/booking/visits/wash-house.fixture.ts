import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkInCalendar } from '../../talks/talk.fixture.ts';

export type Lang = 'en' | 'de' | 'uk' | 'ru';

/** A small wash house with one list in four languages; washes cost more for an SUV, so that a sum tells its car. */
export const GOODS = {
  en: {
    wash: 'Foam wash',
    seat: 'Seat shampoo',
    one: 'one seat',
    ozone: 'Ozone treatment',
    engine: 'Engine wash',
  },
  de: {
    wash: 'Schaumwäsche',
    seat: 'Sitzreinigung',
    one: 'pro Sitz',
    ozone: 'Ozonbehandlung',
    engine: 'Motorwäsche',
  },
  uk: {
    wash: 'Мийка з піною',
    seat: 'Чистка сидінь',
    one: 'одне сидіння',
    ozone: 'Озонування',
    engine: 'Мийка двигуна',
  },
  ru: {
    wash: 'Мойка с пеной',
    seat: 'Чистка сидений',
    one: 'одно сиденье',
    ozone: 'Озонирование',
    engine: 'Мойка двигателя',
  },
} as const;

const TYPES: Record<Lang, readonly [string, string]> = {
  en: ['Saloon', 'SUV'],
  de: ['Limousine', 'SUV'],
  uk: ['седан', 'позашляховик'],
  ru: ['седан', 'внедорожник'],
};

export const YES: Record<Lang, string> = { en: 'yes', de: 'ja', uk: 'так', ru: 'да' };

/** The client's own Octavia on Wednesday at 10: wash, two seats, ozone, 20 + 2 × 15 + 40 = 90. */
const OWN: Record<Lang, readonly string[]> = {
  en: ['foam wash, shampoo for two seats and ozone for my Camry, Wednesday at 10, Tom Baker', 'yes'],
  de: [
    'Schaumwäsche, Sitzreinigung für zwei Sitze und Ozon für meinen Camry, Mittwoch um 10 Uhr, Tom Becker',
    'ja',
  ],
  uk: ['мийка з піною, чистка двох сидінь і озонування на мою камрі, середа о 10:00, Тарас Бойко', 'так'],
  ru: ['мойка с пеной, чистка двух сидений и озонирование на мою камри, среда в 10:00, Тимур Орлов', 'да'],
};

/** The husband's or the wife's RAV4 on Thursday at 12: wash and engine, 30 + 25 = 55. */
const OTHERS: Record<Lang, readonly string[]> = {
  en: ['and my wife’s RAV4: foam wash and engine wash on Thursday at 12', 'yes'],
  de: ['und der RAV4 meiner Frau: Schaumwäsche und Motorwäsche am Donnerstag um 12 Uhr', 'ja'],
  uk: ['і RAV4 дружини: мийка з піною і мийка двигуна в четвер о 12:00', 'так'],
  ru: ['и RAV4 жены: мойка с пеной и мойка двигателя в четверг в 12:00', 'да'],
};

function washHouse(lang: Lang) {
  const { wash, seat, one, ozone, engine } = GOODS[lang];
  const [saloon, suv] = TYPES[lang];
  return exampleStudio(
    [
      row(wash, 20, { carType: saloon, durationMinutes: 30 }),
      row(wash, 30, { carType: suv, durationMinutes: 30 }),
      row(seat, 15, { zone: one, durationMinutes: 15 }),
      row(ozone, 40, { durationMinutes: 30 }),
      row(engine, 25, { durationMinutes: 30 }),
    ],
    { botLanguage: lang, bays: ['bay-1', 'bay-2'].map((id) => ({ id, name: id })) },
  );
}

/** What follows the booking of the own car. */
export function afterOne(lang: Lang, ...lines: string[]) {
  return after(lang, OWN[lang], lines);
}

/** What follows the bookings of both cars. */
export function afterBoth(lang: Lang, ...lines: string[]) {
  return after(lang, [...OWN[lang], ...OTHERS[lang]], lines);
}

function after(lang: Lang, booked: readonly string[], lines: readonly string[]) {
  const { turns, own } = talkInCalendar(washHouse(lang), [...booked, ...lines]);
  const visits = turns[booked.length - 1]?.state.visits ?? [];
  return { visits, turns: turns.slice(booked.length), own };
}
