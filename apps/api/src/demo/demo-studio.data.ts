import type { PartnerConfigPatch } from '@glossa/contracts';

export const demoEmail = 'demo@glossa.local';

export const demoStudio = {
  name: 'Folienwerk Berlin',
  address: 'Gerichtstraße 23, 13347 Berlin',
  botName: 'Mia',
  botLanguage: 'Deutsch',
  exampleScript: [
    'Frage: Bekomme ich einen Leihwagen?',
    'Antwort: Einen Leihwagen haben wir nicht, aber die U-Bahn ist drei Minuten entfernt.',
    'Frage: Wie lange hält die Tönungsfolie?',
    'Antwort: Bei normaler Nutzung viele Jahre. Auf die Verarbeitung geben wir fünf Jahre Garantie.',
  ].join('\n'),
} as const;

export const demoConfig: PartnerConfigPatch = {
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  country: 'DE',
  hours: {
    mon: [
      ['08:00', '12:00'],
      ['13:00', '18:00'],
    ],
    tue: [
      ['08:00', '12:00'],
      ['13:00', '18:00'],
    ],
    wed: [
      ['08:00', '12:00'],
      ['13:00', '18:00'],
    ],
    thu: [
      ['08:00', '12:00'],
      ['13:00', '18:00'],
    ],
    fri: [
      ['08:00', '12:00'],
      ['13:00', '17:00'],
    ],
    sat: [['09:00', '14:00']],
    sun: [],
  },
  contactPhone: '+49 30 5550 0170',
  contactEmail: demoEmail,
  policies:
    'Bitte bringen Sie das Auto leer und ohne Kindersitze. Absagen sind bis 24 Stunden vorher kostenlos.',
};

export const demoBays = ['Halle 1', 'Halle 2'];

/** service, zone, material, minutes, and a price per car type (null: the car does not matter). */
export type DemoPrice = {
  service: string;
  zone?: string;
  material?: string;
  minutes: number;
  isFrom?: boolean;
  prices: Record<string, number> | number;
};

export const demoPrices: DemoPrice[] = [
  {
    service: 'Scheibentönung',
    zone: 'Hinten komplett',
    material: 'LLumar ATC',
    minutes: 150,
    prices: { Kleinwagen: 189, Limousine: 229, Kombi: 249, SUV: 269, Transporter: 329 },
  },
  {
    service: 'Scheibentönung',
    zone: 'Hinten komplett',
    material: 'Keramikfolie',
    minutes: 180,
    prices: { Kleinwagen: 279, Limousine: 329, Kombi: 349, SUV: 389, Transporter: 469 },
  },
  {
    service: 'Scheibentönung',
    zone: 'Heckscheibe',
    material: 'LLumar ATC',
    minutes: 60,
    prices: { Kleinwagen: 99, Limousine: 109, Kombi: 115, SUV: 119, Transporter: 139 },
  },
  {
    service: 'Scheibentönung',
    zone: 'Hintere Seitenscheiben',
    material: 'LLumar ATC',
    minutes: 75,
    prices: { Kleinwagen: 109, Limousine: 119, Kombi: 139, SUV: 149 },
  },
  { service: 'Sonnenstreifen', minutes: 30, prices: 45 },
  { service: 'Folie entfernen', zone: 'Hinten komplett', minutes: 90, isFrom: true, prices: 89 },
  {
    service: 'Innenreinigung',
    minutes: 210,
    prices: { Kleinwagen: 99, Limousine: 119, Kombi: 129, SUV: 149, Transporter: 189 },
  },
  {
    service: 'Außenwäsche von Hand',
    minutes: 60,
    prices: { Kleinwagen: 39, Limousine: 45, Kombi: 49, SUV: 55, Transporter: 69 },
  },
  {
    service: 'Lackpolitur',
    minutes: 480,
    isFrom: true,
    prices: { Kleinwagen: 290, Limousine: 340, Kombi: 360, SUV: 420 },
  },
  {
    service: 'Keramikversiegelung',
    minutes: 960,
    prices: { Kleinwagen: 590, Limousine: 690, Kombi: 720, SUV: 850 },
  },
  {
    service: 'Lackschutzfolie',
    zone: 'Motorhaube',
    material: 'XPEL',
    minutes: 360,
    prices: { Limousine: 490, Kombi: 490, SUV: 560 },
  },
  {
    service: 'Lackschutzfolie',
    zone: 'Frontpaket',
    material: 'XPEL',
    minutes: 960,
    prices: { Limousine: 1390, Kombi: 1390, SUV: 1590 },
  },
  {
    service: 'Vollfolierung',
    material: 'Glanz',
    minutes: 1440,
    isFrom: true,
    prices: { Kleinwagen: 1890, Limousine: 2290, Kombi: 2390, SUV: 2790 },
  },
  {
    service: 'Vollfolierung',
    material: 'Matt',
    minutes: 1440,
    isFrom: true,
    prices: { Kleinwagen: 1990, Limousine: 2390, Kombi: 2490, SUV: 2890 },
  },
  { service: 'Dach folieren', material: 'Glanz', minutes: 240, prices: 250 },
  { service: 'Chromleisten folieren', minutes: 300, isFrom: true, prices: 290 },
  { service: 'Scheinwerferpolitur', minutes: 60, prices: 79 },
];

/** day: working days from today; bay: which of the two; hours in the studio's time. */
export const demoEvents = [
  {
    day: 0,
    bay: 0,
    from: '08:30',
    to: '11:30',
    title: 'Innenreinigung · VW Golf',
    service: 'Innenreinigung',
    source: 'BOT',
  },
  {
    day: 0,
    bay: 1,
    from: '13:30',
    to: '16:00',
    title: 'Scheibentönung · BMW X5',
    service: 'Scheibentönung',
    source: 'OWNER',
  },
  {
    day: 1,
    bay: 0,
    from: '09:00',
    to: '11:30',
    title: 'Scheibentönung · Audi A4 Avant',
    service: 'Scheibentönung',
    source: 'BOT',
  },
  {
    day: 1,
    bay: 1,
    from: '08:00',
    to: '17:00',
    title: 'Lackpolitur · Porsche Macan',
    service: 'Lackpolitur',
    source: 'OWNER',
  },
  {
    day: 3,
    bay: 0,
    from: '13:00',
    to: '14:00',
    title: 'Scheinwerferpolitur · Opel Corsa',
    service: 'Scheinwerferpolitur',
    source: 'BOT',
  },
] as const;
