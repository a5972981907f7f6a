import type { BusySpan, PriceRow, StudioCalendar, StudioFacts } from '@glossa/engine';

const services = [
  'Scheibentönung',
  'Innenreinigung',
  'Lackpolitur',
  'Keramikversiegelung',
  'Vollfolierung',
  'Lackschutzfolie',
  'Handwäsche',
  'Felgenreinigung',
  'Ozonbehandlung',
  'Motorwäsche',
];
const zones = ['Hinten komplett', 'Heckscheibe', 'Motorhaube', 'Frontpaket', 'Dach'];
const carTypes = ['Kleinwagen', 'Limousine', 'Kombi', 'SUV', 'Transporter'];
const materials = ['Standard', 'Premium'];

/** Ten services × five zones × five car types × two materials: 500 rows. */
export const rows: PriceRow[] = services.flatMap((service, s) =>
  zones.flatMap((zone, z) =>
    carTypes.flatMap((carType, c) =>
      materials.map((material, m) => ({
        id: `row-${s}-${z}-${c}-${m}`,
        service,
        zone,
        material,
        carType,
        price: 49 + s * 40 + z * 15 + c * 10 + m * 60,
        priceTo: null,
        isFrom: false,
        currency: 'EUR',
        durationMinutes: 120,
      })),
    ),
  ),
);

const workday: [string, string][] = [['08:00', '18:00']];

export const calendar: StudioCalendar = {
  timezone: 'Europe/Berlin',
  hours: {
    mon: workday,
    tue: workday,
    wed: workday,
    thu: workday,
    fri: workday,
    sat: [['09:00', '14:00']],
    sun: [],
  },
  holidays: [],
  bays: ['one', 'two', 'three'].map((id) => ({ id, name: id })),
  slotStepMinutes: 30,
  bufferMinutes: 15,
  noticeMinutes: 120,
  horizonDays: 180,
};

export const studio: StudioFacts = {
  ...calendar,
  name: 'Folienwerk Berlin',
  address: 'Gerichtstraße 23, Berlin',
  phone: '+49 30 5550 0170',
  email: '',
  currency: 'EUR',
  botName: 'Mia',
  botLanguage: 'de',
  greeting: '',
  exampleScript: '',
  rows,
};

/** A year of jobs in three bays. */
export const busy: BusySpan[] = Array.from({ length: 5000 }, (_, i) => {
  const start = Date.UTC(2026, 0, 1, 7) + (i % 1667) * 5 * 3_600_000;
  return {
    bayId: ['one', 'two', 'three'][i % 3] ?? 'one',
    start: new Date(start).toISOString(),
    end: new Date(start + 2 * 3_600_000).toISOString(),
  };
});

/** A price list of about 20,000 characters, as owners write them. */
export const longText = Array.from(
  { length: 420 },
  (_, i) =>
    `${services[i % 10]} ${zones[i % 5]}: ${carTypes[i % 5]} ${90 + i} € / SUV ${120 + i} €, ab ${80 + i} Euro`,
)
  .join('\n')
  .slice(0, 20_000);

export const messages = [
  'Was kostet Scheibentönung hinten komplett beim BMW X5?',
  'und mit Premium Folie?',
  'haben Sie am Freitag nachmittag etwas frei',
  'скільки коштує полірування на Golf 7 і коли можна?',
  'how much is an interior clean for my Passat estate',
  'сколько стоит керамика на туарег, завтра в 10 можно?',
];
