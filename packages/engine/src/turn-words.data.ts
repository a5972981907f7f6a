import type { EngineLanguage } from './facts.ts';

/** The sentences of a turn. Words in braces are filled in. */
export type TurnWords = {
  greeting: string;
  greetingChoices: readonly string[];
  quoteOne: string;
  quoteMany: string;
  total: string;
  from: string;
  range: string;
  mayChange: string;
  askService: string;
  askWhich: string;
  askZone: string;
  askMaterial: string;
  askCar: string;
  notOnList: string;
  nearest: string;
  noPrices: string;
  contact: string;
  person: string;
  talkToPerson: string;
};

export const TURN_WORDS: Record<EngineLanguage, TurnWords> = {
  EN: {
    greeting: 'Hello! I am {bot}, the AI assistant of {studio}. What can we do for your car?',
    greetingChoices: ['What does it cost?', 'Talk to a person'],
    quoteOne: '{label}: {price}.',
    quoteMany: 'Here are the prices:',
    total: 'Total: {price}.',
    from: 'from {price}',
    range: '{price} to {to}',
    mayChange: 'We confirm the exact price after seeing the car.',
    askService: 'Which service would you like a price for?',
    askWhich: 'Which one do you mean?',
    askZone: '{service}: which part of the car?',
    askMaterial: '{service}: which film or product?',
    askCar: '{service}: what car do you have?',
    notOnList: 'I have no price for that on our list, so I would rather not guess.',
    nearest: 'This is what we have:',
    noPrices: 'I can’t quote prices yet.',
    contact: 'You can reach {studio} directly: {contact}.',
    person: 'I have told the studio that you would like to talk to a person. They will answer here.',
    talkToPerson: 'Talk to a person',
  },
  DE: {
    greeting: 'Hallo! Ich bin {bot}, der KI-Assistent von {studio}. Was dürfen wir für Ihr Auto tun?',
    greetingChoices: ['Was kostet das?', 'Mit einem Menschen sprechen'],
    quoteOne: '{label}: {price}.',
    quoteMany: 'Hier sind die Preise:',
    total: 'Zusammen: {price}.',
    from: 'ab {price}',
    range: '{price} bis {to}',
    mayChange: 'Den genauen Preis nennen wir Ihnen, sobald wir das Auto gesehen haben.',
    askService: 'Für welche Leistung möchten Sie den Preis wissen?',
    askWhich: 'Welche Leistung meinen Sie?',
    askZone: '{service}: Welcher Teil des Autos soll es sein?',
    askMaterial: '{service}: Welche Folie oder welches Produkt möchten Sie?',
    askCar: '{service}: Welches Auto fahren Sie?',
    notOnList: 'Dafür steht kein Preis auf unserer Liste, und raten möchte ich nicht.',
    nearest: 'Das bieten wir an:',
    noPrices: 'Preise kann ich Ihnen noch nicht nennen.',
    contact: 'Sie erreichen {studio} direkt: {contact}.',
    person:
      'Ich habe dem Studio Bescheid gegeben, dass Sie mit einem Menschen sprechen möchten. Die Antwort kommt hier.',
    talkToPerson: 'Mit einem Menschen sprechen',
  },
  UA: {
    greeting: 'Вітаю! Я {bot}, ШІ-помічник студії {studio}. Що зробимо для вашого авто?',
    greetingChoices: ['Скільки це коштує?', 'Поговорити з людиною'],
    quoteOne: '{label}: {price}.',
    quoteMany: 'Ось ціни:',
    total: 'Разом: {price}.',
    from: 'від {price}',
    range: '{price} – {to}',
    mayChange: 'Точну ціну назвемо після огляду авто.',
    askService: 'Яка послуга вас цікавить?',
    askWhich: 'Яку саме послугу ви маєте на увазі?',
    askZone: '{service}: яка частина авто?',
    askMaterial: '{service}: яка плівка чи який матеріал?',
    askCar: '{service}: яке у вас авто?',
    notOnList: 'На це немає ціни в нашому прайсі, а вгадувати я не буду.',
    nearest: 'Ось що ми робимо:',
    noPrices: 'Поки що я не можу назвати ціни.',
    contact: 'Зв’яжіться зі студією {studio} напряму: {contact}.',
    person: 'Передаю студії, що ви хочете поговорити з людиною. Вам дадуть відповідь тут.',
    talkToPerson: 'Поговорити з людиною',
  },
  RU: {
    greeting: 'Здравствуйте! Я {bot}, ИИ-помощник студии {studio}. Что сделаем для вашего авто?',
    greetingChoices: ['Сколько это стоит?', 'Поговорить с человеком'],
    quoteOne: '{label}: {price}.',
    quoteMany: 'Вот цены:',
    total: 'Итого: {price}.',
    from: 'от {price}',
    range: '{price} – {to}',
    mayChange: 'Точную цену назовём после осмотра авто.',
    askService: 'Какая услуга вас интересует?',
    askWhich: 'Какую именно услугу вы имеете в виду?',
    askZone: '{service}: какая часть авто?',
    askMaterial: '{service}: какая плёнка или какой материал?',
    askCar: '{service}: какая у вас машина?',
    notOnList: 'На это нет цены в нашем прайсе, а угадывать я не буду.',
    nearest: 'Вот что мы делаем:',
    noPrices: 'Пока я не могу назвать цены.',
    contact: 'Свяжитесь со студией {studio} напрямую: {contact}.',
    person: 'Передаю студии, что вы хотите поговорить с человеком. Вам ответят здесь.',
    talkToPerson: 'Поговорить с человеком',
  },
};

/** Words by which a client asks for a person, folded; each line is one way, its parts all have to occur. */
export const PERSON_WORDS: readonly (readonly string[])[] = [
  ['human'],
  ['real', 'person'],
  ['person', 'talk'],
  ['person', 'speak'],
  ['someone', 'talk'],
  ['someone', 'speak'],
  ['operator'],
  ['mensch'],
  ['mitarbeiter'],
  ['ansprechpartner'],
  ['chef', 'sprechen'],
  ['jemand', 'sprechen'],
  ['людин', 'говор'],
  ['людин', 'живо'],
  ['оператор'],
  ['менеджер'],
  ['manager'],
  ['з людин'],
  ['жив', 'людин'],
  ['человек', 'говор'],
  ['жив', 'человек'],
  ['с человек'],
  ['позов', 'человек'],
];
