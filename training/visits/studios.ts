import type { EngineLanguage, StudioFacts } from '../../packages/engine/src/facts.ts';
import { studioOfTalk } from '../talks/studio-of-talk.ts';

type Words = {
  rows: string[];
  knowledge: { topic: string; answer: string }[];
  minutes: { service: string; minutes: number }[];
  /** What the client writes to come to a situation. */
  says: {
    first: string;
    long: string;
    two: string;
    book: string;
    choose: string;
    chooseLong: string;
    chooseTwo: string;
    name: string;
    yes: string;
    add: string;
    move: string;
  };
};

const EN: Words = {
  rows: [
    'Ceramic coating | | 2 years | | 590',
    'Ceramic coating | | 5 years | | 990',
    'Interior clean | | | | 180',
    'Machine polish | | one-step | | 420',
    'Machine polish | | two-step | | 690',
    'Window tint | rear windows | | | 340',
    'Window tint | front side windows | | | 130',
    'Hand wash | | | | 40',
    'Odour removal | | | | 60',
    'Headlight restoration | | | | 80',
    'Pet hair removal | | | | 30',
    'Leather care | | | | 90',
  ],
  knowledge: [
    {
      topic: 'waiting',
      answer: 'You can wait in our lounge, there is coffee and wifi for jobs up to three hours.',
    },
    { topic: 'payment', answer: 'Cash, card or bank transfer.' },
    {
      topic: 'transport',
      answer: 'The bus 14 stops outside, and we lend a courtesy car for 30 euro a day.',
    },
    { topic: 'warranty', answer: 'Ceramic coating is guaranteed for as long as its name says.' },
    { topic: 'overnight', answer: 'Cars stay overnight in our locked and alarmed hall.' },
    { topic: 'prep', answer: 'Please take your things out of the car; washing it before is not needed.' },
  ],
  minutes: [
    { service: 'Interior clean', minutes: 180 },
    { service: 'Ceramic coating', minutes: 1080 },
    { service: 'Hand wash', minutes: 60 },
    { service: 'Window tint', minutes: 180 },
    { service: 'Odour removal', minutes: 60 },
    { service: 'Headlight restoration', minutes: 60 },
    { service: 'Machine polish', minutes: 300 },
  ],
  says: {
    first: 'How much is an interior clean for my Golf?',
    long: 'How much is the ceramic coating 5 years for my Golf?',
    two: 'Interior clean for my Golf and a hand wash for my Audi A4, how much?',
    book: 'Book a time',
    choose: 'Wednesday 18 November at 10:00',
    chooseLong: 'Wednesday 18 November at 10:00',
    chooseTwo: 'Wednesday 18 November at 10:00',
    name: 'Anna Berg, 0171 5550134',
    yes: 'Yes, book it',
    add: 'Please add a hand wash to my booking',
    move: 'I want to move my booking to Friday 20 November at 11:00',
  },
};

const DE: Words = {
  rows: [
    'Keramikversiegelung | | 2 Jahre | | 590',
    'Keramikversiegelung | | 5 Jahre | | 990',
    'Innenreinigung | | | | 180',
    'Politur | | einstufig | | 420',
    'Politur | | zweistufig | | 690',
    'Scheibentönung | hintere Scheiben | | | 340',
    'Scheibentönung | vordere Seitenscheiben | | | 130',
    'Handwäsche | | | | 40',
    'Geruchsentfernung | | | | 60',
    'Scheinwerferaufbereitung | | | | 80',
    'Tierhaarentfernung | | | | 30',
    'Lederpflege | | | | 90',
  ],
  knowledge: [
    {
      topic: 'waiting',
      answer: 'Bei Arbeiten bis drei Stunden können Sie in unserer Lounge warten, mit Kaffee und WLAN.',
    },
    { topic: 'payment', answer: 'Bar, Karte oder Überweisung.' },
    {
      topic: 'transport',
      answer: 'Der Bus 14 hält vor der Tür, und einen Leihwagen gibt es für 30 Euro am Tag.',
    },
    {
      topic: 'warranty',
      answer: 'Auf die Keramikversiegelung geben wir so lange Garantie, wie ihr Name sagt.',
    },
    {
      topic: 'overnight',
      answer: 'Über Nacht steht das Auto in unserer abgeschlossenen Halle mit Alarmanlage.',
    },
    { topic: 'prep', answer: 'Bitte räumen Sie das Auto aus; waschen müssen Sie es vorher nicht.' },
  ],
  minutes: [
    { service: 'Innenreinigung', minutes: 180 },
    { service: 'Keramikversiegelung', minutes: 1080 },
    { service: 'Handwäsche', minutes: 60 },
    { service: 'Scheibentönung', minutes: 180 },
    { service: 'Geruchsentfernung', minutes: 60 },
    { service: 'Scheinwerferaufbereitung', minutes: 60 },
    { service: 'Politur', minutes: 300 },
  ],
  says: {
    first: 'Was kostet eine Innenreinigung für meinen Golf?',
    long: 'Was kostet die Keramikversiegelung 5 Jahre für meinen Golf?',
    two: 'Innenreinigung für meinen Golf und eine Handwäsche für meinen Audi A4, was kostet das?',
    book: 'Termin buchen',
    choose: 'Mittwoch 18. November um 10:00 Uhr',
    chooseLong: 'Mittwoch 18. November um 10:00 Uhr',
    chooseTwo: 'Mittwoch 18. November um 10:00 Uhr',
    name: 'Anna Berg, 0171 5550134',
    yes: 'Ja, bitte eintragen',
    add: 'Bitte noch eine Handwäsche zu meinem Termin dazu',
    move: 'Ich möchte meinen Termin auf Freitag, 20. November um 11:00 Uhr verschieben',
  },
};

const UK: Words = {
  rows: [
    'Керамічне покриття | | 2 роки | | 590',
    'Керамічне покриття | | 5 років | | 990',
    'Хімчистка салону | | | | 180',
    'Полірування кузова | | одноетапне | | 420',
    'Полірування кузова | | двоетапне | | 690',
    'Тонування | задні вікна | | | 340',
    'Тонування | передні бокові вікна | | | 130',
    'Ручна мийка | | | | 40',
    'Видалення запаху | | | | 60',
    'Полірування фар | | | | 80',
    'Видалення шерсті | | | | 30',
    'Догляд за шкірою | | | | 90',
  ],
  knowledge: [
    {
      topic: 'waiting',
      answer: 'Якщо робота до трьох годин, можна зачекати в нашій лаунж-зоні, є кава та вайфай.',
    },
    { topic: 'payment', answer: 'Готівка, картка або переказ.' },
    {
      topic: 'transport',
      answer: 'Автобус 14 зупиняється біля нас, підмінне авто даємо за 30 євро на день.',
    },
    { topic: 'warranty', answer: 'На керамічне покриття гарантія стільки, скільки сказано в назві.' },
    { topic: 'overnight', answer: 'Вночі авто стоїть у нашому зачиненому боксі під сигналізацією.' },
    { topic: 'prep', answer: 'Будь ласка, заберіть речі з авто; мити його заздалегідь не треба.' },
  ],
  minutes: [
    { service: 'Хімчистка салону', minutes: 180 },
    { service: 'Керамічне покриття', minutes: 1080 },
    { service: 'Ручна мийка', minutes: 60 },
    { service: 'Тонування', minutes: 180 },
    { service: 'Видалення запаху', minutes: 60 },
    { service: 'Полірування фар', minutes: 60 },
    { service: 'Полірування кузова', minutes: 300 },
  ],
  says: {
    first: 'Скільки коштує хімчистка салону для мого Golf?',
    long: 'Скільки коштує керамічне покриття 5 років для мого Golf?',
    two: 'Хімчистка салону для мого Golf і ручна мийка для моєї Audi A4, скільки це?',
    book: 'Записатися',
    choose: 'Середа 18 листопада о 10:00',
    chooseLong: 'Середа 18 листопада о 10:00',
    chooseTwo: 'Середа 18 листопада о 10:00',
    name: 'Анна Бойко, 067 555 01 34',
    yes: 'Так, запишіть',
    add: 'Додайте, будь ласка, ручну мийку до мого запису',
    move: 'Хочу перенести запис на п’ятницю 20 листопада об 11:00',
  },
};

const RU: Words = {
  rows: [
    'Керамическое покрытие | | 2 года | | 590',
    'Керамическое покрытие | | 5 лет | | 990',
    'Химчистка салона | | | | 180',
    'Полировка кузова | | одноэтапная | | 420',
    'Полировка кузова | | двухэтапная | | 690',
    'Тонировка | задние стёкла | | | 340',
    'Тонировка | передние боковые стёкла | | | 130',
    'Ручная мойка | | | | 40',
    'Удаление запаха | | | | 60',
    'Полировка фар | | | | 80',
    'Удаление шерсти | | | | 30',
    'Уход за кожей | | | | 90',
  ],
  knowledge: [
    {
      topic: 'waiting',
      answer: 'Если работа до трёх часов, можно подождать в нашей зоне отдыха, есть кофе и вайфай.',
    },
    { topic: 'payment', answer: 'Наличные, карта или перевод.' },
    {
      topic: 'transport',
      answer: 'Автобус 14 останавливается у входа, подменную машину даём за 30 евро в день.',
    },
    { topic: 'warranty', answer: 'На керамическое покрытие гарантия столько, сколько сказано в названии.' },
    { topic: 'overnight', answer: 'Ночью машина стоит в нашем закрытом боксе под сигнализацией.' },
    { topic: 'prep', answer: 'Пожалуйста, заберите вещи из машины; мыть её заранее не нужно.' },
  ],
  minutes: [
    { service: 'Химчистка салона', minutes: 180 },
    { service: 'Керамическое покрытие', minutes: 1080 },
    { service: 'Ручная мойка', minutes: 60 },
    { service: 'Тонировка', minutes: 180 },
    { service: 'Удаление запаха', minutes: 60 },
    { service: 'Полировка фар', minutes: 60 },
    { service: 'Полировка кузова', minutes: 300 },
  ],
  says: {
    first: 'Сколько стоит химчистка салона для моего Golf?',
    long: 'Сколько стоит керамическое покрытие 5 лет для моего Golf?',
    two: 'Химчистка салона для моего Golf и ручная мойка для моей Audi A4, сколько это?',
    book: 'Записаться',
    choose: 'Среда 18 ноября в 10:00',
    chooseLong: 'Среда 18 ноября в 10:00',
    chooseTwo: 'Среда 18 ноября в 10:00',
    name: 'Анна Бойко, 067 555 01 34',
    yes: 'Да, запишите',
    add: 'Добавьте, пожалуйста, ручную мойку к моей записи',
    move: 'Хочу перенести запись на пятницу 20 ноября в 11:00',
  },
};

const WORDS: Readonly<Record<string, Words>> = { en: EN, de: DE, uk: UK, ru: RU };

const PATHS: Readonly<Record<string, readonly (keyof Words['says'])[]>> = {
  quote: ['first'],
  offered: ['first', 'book'],
  name: ['first', 'book', 'choose'],
  summary: ['first', 'book', 'choose', 'name'],
  long: ['long', 'book', 'chooseLong', 'name'],
  booked: ['first', 'book', 'choose', 'name', 'yes'],
  'add-put': ['first', 'book', 'choose', 'name', 'yes', 'add'],
  'move-put': ['first', 'book', 'choose', 'name', 'yes', 'move'],
  two: ['two', 'book', 'chooseTwo', 'name', 'yes'],
};

export const SITUATIONS: readonly string[] = Object.keys(PATHS);

export function studioOfVisits(lang: string): StudioFacts {
  const { rows, knowledge, minutes } = wordsOf(lang);
  const studio = studioOfTalk({ lang, list: 'visits', currency: 'EUR', rows, turns: [] });
  const country = { en: 'IE', de: 'DE', uk: 'UA', ru: 'UA' }[lang] ?? 'DE';
  return { ...studio, country, knowledge, durations: minutes, botLanguage: BOT[lang] ?? 'EN' };
}

/** What the client wrote on the way to a situation. */
export function pathTo(situation: string, lang: string): string[] {
  const { says } = wordsOf(lang);
  return (PATHS[situation] ?? []).map((step) => says[step]);
}

function wordsOf(lang: string): Words {
  const words = WORDS[lang];
  if (!words) throw new Error(`no studio speaks ${lang}`);
  return words;
}

const BOT: Readonly<Record<string, EngineLanguage>> = { en: 'EN', de: 'DE', uk: 'UA', ru: 'RU' };
