import type { PriceRow, StudioFacts } from '@glossa/engine';

/** A line of a list: service | zone | material | car type | price | minutes; a price with "ab" is where it begins. */
function rowsOf(currency: string, list: string): PriceRow[] {
  return list
    .trim()
    .split('\n')
    .map((line, at) => {
      const [service = '', zone = '', material = '', carType = '', price = '', minutes = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return {
        id: `r${at + 1}`,
        service,
        zone: zone || null,
        material: material || null,
        carType: carType || null,
        price: Number(price.replace('ab ', '')),
        priceTo: null,
        isFrom: price.startsWith('ab '),
        currency,
        durationMinutes: Number(minutes),
      };
    });
}

const week = (day: [string, string], saturday: [string, string]) => ({
  mon: [day],
  tue: [day],
  wed: [day],
  thu: [day],
  fri: [day],
  sat: [saturday],
  sun: [],
});

const berlin: StudioFacts = {
  name: 'Glanzwerk',
  address: 'Hauptstraße 118, 10827 Berlin',
  phone: '+49 30 5557120',
  email: 'hallo@glanzwerk.example',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  country: 'DE',
  botName: 'Mia',
  botLanguage: 'de',
  greeting: '',
  exampleScript: '',
  tintNotice: true,
  cancelCutoffHours: 24,
  hours: week(['09:00', '18:00'], ['10:00', '14:00']),
  policies:
    'Bei Folierungen nehmen wir 50 € Anzahlung. Storno bis 24 Stunden vorher kostenlos, danach fallen 30 % an. Zahlung bar oder mit Karte.',
  knowledge: [
    { topic: 'warranty', answer: '10 Jahre Garantie auf Tönungsfolien, 2 Jahre auf Keramik.' },
    { topic: 'parking', answer: 'Kostenlose Parkplätze im Hof, Haus 3.' },
    { topic: 'loaner', answer: 'Ein Ersatzwagen kostet 35 € pro Tag.' },
    { topic: 'care', answer: 'Nach dem Tönen die Fenster 3 Tage geschlossen lassen.' },
    { topic: 'film', answer: 'Die Folien gibt es in 5, 20, 35 und 50 %.' },
  ],
  inclusions: [
    {
      service: 'Innenreinigung',
      included: ['Staubsaugen', 'Fenster innen'],
      excluded: ['Lederpflege'],
    },
    {
      service: 'Keramikversiegelung',
      included: ['Handwäsche', 'Politur einstufig'],
      excluded: ['Felgen'],
    },
  ],
  rows: rowsOf(
    'EUR',
    `
Scheibentönung | Heck komplett | LLumar ATR | Kleinwagen | 220 | 180
Scheibentönung | Heck komplett | LLumar ATR | Limousine | 260 | 180
Scheibentönung | Heck komplett | LLumar ATR | Kombi | 290 | 180
Scheibentönung | Heck komplett | LLumar ATR | SUV | 320 | 210
Scheibentönung | Heck komplett | 3M Ceramic IR | Kleinwagen | 300 | 180
Scheibentönung | Heck komplett | 3M Ceramic IR | Limousine | 340 | 180
Scheibentönung | Heck komplett | 3M Ceramic IR | Kombi | 380 | 180
Scheibentönung | Heck komplett | 3M Ceramic IR | SUV | 420 | 210
Scheibentönung | Vordere Seitenscheiben | LLumar ATR | | 110 | 90
Scheibentönung | Vordere Seitenscheiben | 3M Ceramic IR | | 150 | 90
Scheibentönung | Heckscheibe | LLumar ATR | | 120 | 90
Scheibentönung | Heckscheibe | 3M Ceramic IR | | 170 | 90
Keramikversiegelung | | | Kleinwagen | 590 | 480
Keramikversiegelung | | | Limousine | 690 | 480
Keramikversiegelung | | | SUV | 890 | 480
Innenreinigung | | | Kleinwagen | 120 | 150
Innenreinigung | | | Limousine | 140 | 150
Innenreinigung | | | SUV | 170 | 180
Handwäsche | | | | 35 | 45
Politur einstufig | | | | 250 | 240
Politur zweistufig | | | | 420 | 360
Vollfolierung | | | Limousine | ab 2400 | 1620
Vollfolierung | | | SUV | ab 2900 | 1620
Steinschlagschutz | Frontpaket | | | 1290 | 540
Steinschlagschutz | Motorhaube | | | 480 | 240
Sonnenstreifen | | | | 45 | 30
Ozonbehandlung | | | | 60 | 60`,
  ),
};

const kyiv: StudioFacts = {
  name: 'Блиск',
  address: 'вул. Антоновича 72, Київ',
  phone: '+380 44 500 20 10',
  email: 'info@blysk.example',
  timezone: 'Europe/Kyiv',
  currency: 'UAH',
  country: 'UA',
  botName: 'Соломія',
  botLanguage: 'uk',
  greeting: '',
  exampleScript: '',
  cancelCutoffHours: 12,
  hours: week(['09:00', '19:00'], ['09:00', '19:00']),
  policies: 'Передоплата 500 грн, решта карткою або готівкою. Скасування за 12 годин до візиту.',
  knowledge: [
    { topic: 'warranty', answer: 'LLumar: гарантія 5 років. 3M: гарантія 10 років.' },
    { topic: 'film', answer: 'Плівки є 5, 15 та 35 %.' },
    { topic: 'waiting', answer: 'Є зала очікування з кавою, кава безкоштовна.' },
  ],
  inclusions: [{ service: 'Кераміка', included: ['Мийка'], excluded: ['Полірування'] }],
  rows: rowsOf(
    'UAH',
    `
Тонування | Заднє півколо | LLumar | Седан | 3200 | 180
Тонування | Заднє півколо | LLumar | Кросовер | 3900 | 210
Тонування | Заднє півколо | 3M | Седан | 4800 | 180
Тонування | Заднє півколо | 3M | Кросовер | 5600 | 210
Тонування | Передні бокові | LLumar | | 1600 | 90
Тонування | Передні бокові | 3M | | 2300 | 90
Хімчистка салону | | | Седан | 3500 | 240
Хімчистка салону | | | Кросовер | 4200 | 240
Кераміка | | | Седан | 9000 | 600
Кераміка | | | Кросовер | 12000 | 600
Полірування | | | | 5000 | 300
Мийка | | | | 600 | 60
Бронювання фар | | | | 2500 | 120`,
  ),
};

/** Two studios the evaluation talks about: one in Berlin with 27 rows, one in Kyiv. */
export const studios = { berlin, kyiv };
