import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

describe('what is included is asked beside something else', () => {
  it.each<[Lang, string, string]>([
    ['en', 'full wash for my Polo', 'Is the interior included? And have you got Thursday?'],
    ['de', 'Komplettwäsche für den Polo', 'Ist die Innenreinigung da dabei? Und geht Donnerstag?'],
    ['uk', 'комплексна мийка на поло', 'Чи входить туди хімчистка салону? І чи є час у четвер?'],
    ['ru', 'комплексная мойка на поло', 'Химчистка салона туда входит? И есть ли время в четверг?'],
  ])('%s: %s / %s', (lang, wish, question) => {
    const [, turn] = talkTo(studioIn(lang), [wish, question]);
    expect(turn?.acts[0]).toBe('soldApart');
    expect(turn?.acts.some((act) => act.startsWith('offer'))).toBe(true);
    expect(turn?.state.wished).toMatchObject([{ service: NAMES[lang].full }]);
  });

  it('tells a part of the same job apart with its price', () => {
    const [, turn] = talkTo(studioIn('en'), [
      `${NAMES.en.ppf} on the bonnet of my Polo`,
      'does that include the bumper? how long does it take',
    ]);
    expect(turn?.reply.text).toContain('€485');
    expect(turn?.state.wished).toMatchObject([{ zone: NAMES.en.bonnet }]);
    expect(turn?.acts).toContain('duration');
  });
});

describe('a job that the list has not is asked for beside one it has', () => {
  it.each<[Lang, string]>([
    ['en', 'a hand wash for my Polo please. Can you also respray the rims?'],
    ['de', 'Handwäsche für den Polo bitte. Könnt ihr auch die Felgen lackieren?'],
    ['uk', 'ручна мийка на поло. А пофарбувати диски ви можете?'],
    ['ru', 'ручная мойка на поло. А покрасить диски вы можете?'],
  ])('%s: %s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.state.wished).toMatchObject([{ service: NAMES[lang].wash }]);
    expect(turn?.acts[0]).toMatch(/^topicOpen/);
    expect(turn?.reply.quote?.total).toBe(30);
  });
});

describe('who has booked nothing yet is not asked for the name of a booking', () => {
  it.each<[Lang, string, string]>([
    ['en', 'wash for my Polo', 'have you got anything this week for the wash? thursday or friday ideally'],
    ['de', 'Handwäsche für den Polo', 'wann wäre denn mein Termin diese Woche möglich?'],
    ['uk', 'ручна мийка на поло', 'коли мій запис може бути цього тижня?'],
    ['ru', 'ручная мойка на поло', 'когда моя запись может быть на этой неделе?'],
  ])('%s: %s / %s', (lang, wish, question) => {
    expect(talkTo(studioIn(lang), [wish, question]).at(-1)?.acts).not.toContain('askOwnName');
  });

  it.each<[Lang, string, string]>([
    ['en', 'when is my appointment?', "I don't have a booking yet, I want a hand wash on Friday for my Polo"],
    [
      'de',
      'wann ist mein Termin?',
      'ich hab noch keinen Termin, ich will Freitag eine Handwäsche für den Polo',
    ],
    ['uk', 'коли мій запис?', 'немає запису, хочу ручну мийку в пʼятницю на поло'],
    ['ru', 'когда моя запись?', 'нет записи, хочу ручную мойку в пятницу на поло'],
  ])('%s: %s / %s', (lang, question, answer) => {
    const [, turn] = talkTo(studioIn(lang), [question, answer]);
    expect(turn?.state.wished).toMatchObject([{ service: NAMES[lang].wash }]);
    expect(turn?.acts).not.toContain('askOwnName');
  });
});

describe('a word for "whether" or "or not" sets no jobs side by side', () => {
  it.each<[Lang, string]>([
    ['en', 'full wash and interior for my Polo, do you do that or not'],
    ['de', 'Komplettwäsche und Innenreinigung für den Polo, macht ihr das oder nicht'],
    ['uk', 'комплексна мийка і хімчистка салону на поло, чи можна за один день'],
    ['ru', 'комплексная мойка и химчистка салона на поло, делаете или нет'],
  ])('%s: %s', (lang, text) => {
    const names = talkTo(studioIn(lang), [text])[0]?.state.wished.map(({ service }) => service);
    expect(names?.toSorted()).toEqual([NAMES[lang].full, NAMES[lang].inside].toSorted());
  });
});

const REPAIRS = exampleStudio(
  [
    row('Smart Repair', 79, { zone: 'Delle', isFrom: true }),
    row('Smart Repair', 89, { zone: 'Felge', isFrom: true }),
    row('Smart Repair', 99, { zone: 'Kratzer', isFrom: true }),
    row('Handwäsche', 30),
    row('Scheibentönung', 229),
    row('Politur', 300),
    row('Scheinwerfer', 79),
  ],
  { botLanguage: 'de' },
);

it('sells a repair by what is wrong', () => {
  const [turn] = talkTo(REPAIRS, ['ich habe eine Delle in der Tür und einen Kratzer, was kostet das?']);
  expect(turn?.state.wished.map(({ zone }) => zone)).toEqual(['Delle', 'Kratzer']);
});

it('takes no part of the car alone for a repair', () => {
  const [turn] = talkTo(REPAIRS, ['wascht ihr auch die Felge mit?']);
  expect(turn?.state.wished.some(({ service }) => service === 'Smart Repair')).toBe(false);
});

it('sells no repair of leather to who wants the paint repaired', () => {
  const leather = exampleStudio([row('repair', 130, { material: 'Leather' }), row('Hand wash', 30)]);
  const [turn] = talkTo(leather, ['do you do paint repair?']);
  expect(turn?.reply.text).not.toContain('130');
});

it('takes the one price for a tint for that of the rear', () => {
  expect(talkTo(REPAIRS, ['was kostet Scheibentönung hinten?'])[0]?.reply.quote?.total).toBe(229);
  expect(talkTo(REPAIRS, ['was kostet es, die Frontscheibe zu tönen?'])[0]?.reply.quote).toBeUndefined();
});

it('answers a polish of the headlights by the service for headlights alone', () => {
  const [turn] = talkTo(REPAIRS, ['was kostet es, die Scheinwerfer zu polieren?']);
  expect(turn?.reply.quote?.total).toBe(79);
  expect(turn?.acts).not.toContain('gap');
});

const SEATS = exampleStudio(
  [
    ...['5 мест', 'Минивэн 7 мест'].map((carType, at) => row('Мойка кузова', 600 + at * 200, { carType })),
    ...['5 мест', 'Минивэн 7 мест'].map((carType, at) => row('Пылесос', 300 + at * 200, { carType })),
  ],
  { botLanguage: 'ru' },
);

it('reads no hour out of a choice that was tapped', () => {
  const [, turn] = talkTo(SEATS, ['мойка сегодня в 16:00', 'Минивэн 7 мест']);
  expect(turn?.acts).not.toContain('timePast');
  expect(turn?.state.wishedTime ?? turn?.state.slot).toMatchObject({ start: expect.stringContaining('15') });
  expect(turn?.reply.quote?.total).toBe(800);
});

it('finds the class by the seats that are told', () => {
  expect(talkTo(SEATS, ['мойка, машина на 7 мест, сколько?'])[0]?.reply.quote?.total).toBe(800);
});

it.each(['помыть и пропылесосить, 7 мест', 'мойка и пропылесосьте, 7 мест'])(
  '%s: hears the vacuum in the verb',
  (text) => {
    expect(talkTo(SEATS, [text])[0]?.reply.quote?.total).toBe(1300);
  },
);

it('takes the year of a car for no offer', () => {
  const [, turn] = talkTo(REPAIRS, ['was kostet die Handwäsche?', '2021 mazda 3']);
  expect(turn?.acts).not.toContain('noDiscount');
});

it.each<[Lang, string]>([
  ['en', 'can someone just look at it and give me a price'],
  ['en', 'no, just a look please'],
  ['de', 'kann jemand mal draufschauen?'],
  ['uk', 'може хтось глянути і сказати ціну?'],
  ['ru', 'может мастер посмотреть и сказать цену?'],
])('%s: %s is passed on as a look at the car', (lang, text) => {
  expect(talkTo(studioIn(lang), [text])[0]?.acts[0]).toMatch(/^look/);
});

describe('a day is kept while the wish is still open', () => {
  it.each<[Lang, string]>([
    ['en', 'can you respray my rims on Thursday?'],
    ['de', 'könnt ihr am Donnerstag meine Felgen lackieren?'],
    ['uk', 'можете у четвер пофарбувати диски?'],
    ['ru', 'можете в четверг покрасить диски?'],
  ])('%s: %s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.acts).toContain('notOnList');
    expect(turn?.state.wishedTime?.start.slice(0, 10)).toBe('2027-03-18');
  });
});

it('takes the removal of one thing for no removal of another', () => {
  const studio = exampleStudio([row('Pet hair removal', 30), row('Hand wash', 25)]);
  const [turn] = talkTo(studio, ['how much to get the signwriting removed?']);
  expect(turn?.reply.quote).toBeUndefined();
});

describe('a job that no list of words holds is told not to be on the list', () => {
  it.each<[Lang, string]>([
    ['en', 'I want my headliner reupholstered, Polo'],
    ['de', 'ich hätte gern eine Hohlraumkonservierung für meinen Jimny'],
    ['uk', 'хочу перешити руль на поло'],
    ['ru', 'хочу перешить руль на поло'],
  ])('%s: %s', (lang, text) => {
    expect(talkTo(studioIn(lang), [text])[0]?.acts).toContain('notOnList');
  });
});

const CERAMIC = exampleStudio([
  row('Ceramic', 450, { material: '2Y' }),
  row('Ceramic', 790, { material: '5 J.' }),
  row('Touch up chips', 90),
  row('Hand wash', 30),
  row('Wash + Vac', 50),
]);

it.each(['ceramic, 5 years', 'the five year ceramic please', 'ceramic 5 yrs'])(
  '%s: years however they are written',
  (text) => {
    expect(talkTo(CERAMIC, [text])[0]?.reply.quote?.total).toBe(790);
  },
);

it('takes the years of a guarantee for no hour', () => {
  const [, turn] = talkTo(CERAMIC, [
    'what does ceramic cost?',
    'The two year one then. How long does it take?',
  ]);
  expect(turn?.reply.quote?.total).toBe(450);
  expect(turn?.state.wishedTime).toBeNull();
});

it('takes "how much" for no word of the list', () => {
  expect(talkTo(CERAMIC, ['how much to get my car polished?'])[0]?.reply.quote).toBeUndefined();
});

it('finds a choice of several words within a longer answer', () => {
  const [, turn] = talkTo(CERAMIC, [
    'can you wash it?',
    'wash + vac, and there is a scratch on the door, does that come out?',
  ]);
  expect(turn?.state.wished).toMatchObject([{ service: 'Wash + Vac' }]);
});

const POLISH = exampleStudio(
  [
    row('Полірування', 5200, { material: "м'яке" }),
    row('Полірування', 8700, { material: 'відновне' }),
    row('кераміка', 7800, { material: '1 шар' }),
    row('кераміка', 13900, { material: '3 шари' }),
    row('Хімчистка салону', 5690),
    row('Хімчистка дитячого крісла', 450),
  ],
  { botLanguage: 'uk' },
);

it('hears no car in a word of the list', () => {
  const [, turn] = talkTo(POLISH, ['полірування на камрі', "м'яке"]);
  expect(turn?.state.car?.model).toBe('camry');
  expect(turn?.reply.quote?.total).toBe(5200);
});

it('refuses no job for the film of another one beside it', () => {
  const [turn] = talkTo(POLISH, ['скільки полірування і кераміка разом на камрі']);
  expect(turn?.acts).not.toContain('gap');
  expect(turn?.state.wished.map(({ service }) => service).toSorted()).toEqual(['Полірування', 'кераміка']);
});

it('takes the seats of a car for no count of pieces', () => {
  const [turn] = talkTo(POLISH, ['хімчистка салону і хімчистка дитячого крісла, туран на 7 місць']);
  expect(turn?.reply.quote?.total).toBe(6140);
});

it.each<[Lang, string]>([
  ['en', 'can you do it thursday morning'],
  ['de', 'geht das Donnerstag früh?'],
])('%s: %s asks the studio nothing', (lang, text) => {
  const [, turn] = talkTo(studioIn(lang), [`${NAMES[lang].wash} Polo`, text]);
  expect(turn?.acts.some((act) => act.startsWith('topicOpen'))).toBe(false);
});

it.each<[Lang, string]>([
  ['en', 'paint protection film bonnet bumper, Polo'],
  ['de', 'Lackschutzfolie Motorhaube Stoßstange, Polo'],
  ['uk', 'захисна плівка капот бампер, поло'],
  ['ru', 'защитная плёнка капот бампер, поло'],
])('%s: %s names two parts without a joint', (lang, text) => {
  expect(talkTo(studioIn(lang), [text])[0]?.reply.quote?.total).toBe(905);
});

it('answers the polish of a part by the service that is called by it', () => {
  const studio = exampleStudio([row('Поліровка', 8800), row('Фари', 1300)], { botLanguage: 'uk' });
  const [turn] = talkTo(studio, ['а полірування фар на рав4 скільки?']);
  expect(turn?.reply.quote?.total).toBe(1300);
  expect(turn?.acts).not.toContain('gap');
});

it('refuses no polish for the ceramic that is said otherwise than on the list', () => {
  const [turn] = talkTo(POLISH, ['полірування та керамічне покриття разом, камрі']);
  expect(turn?.acts).not.toContain('gap');
});

it('hears no car in a film of the list that sounds like one', () => {
  expect(talkTo(POLISH, ["скільки коштує м'яке полірування?"])[0]?.state.car).toBeNull();
});

it.each([
  'have you got anything this week for the wash? thursday or friday ideally',
  'can you do it? thursday morning',
])('%s: asks for a time and nothing of the studio', (text) => {
  const [, turn] = talkTo(studioIn('en'), ['hand wash for my Polo', text]);
  expect(turn?.acts.some((act) => act.startsWith('topicOpen'))).toBe(false);
});

it('takes the place of a chip for no other job', () => {
  const studio = exampleStudio([row('Chip repair', 70, { material: 'one chip' }), row('Hand wash', 30)]);
  const [turn] = talkTo(studio, ['I have a stone chip on my windscreen, can you fix it?']);
  expect(turn?.acts).not.toContain('gap');
});

it('adds no second job for a word of a name', () => {
  const studio = exampleStudio([row('Polster & Teppich', 129), row('Fußmatten', 19)], { botLanguage: 'de' });
  expect(talkTo(studio, ['was kostet Polster & Teppich?'])[0]?.reply.quote?.total).toBe(129);
});

it('takes the year of a car for no sum below the price', () => {
  const studio = exampleStudio([row('Full wrap', 3000)]);
  const [, turn] = talkTo(studio, ['how much is a full wrap?', '2021 mazda 3']);
  expect(turn?.acts).not.toContain('noDiscount');
});

it('holds to the seats that are told, whatever class the car is', () => {
  expect(talkTo(SEATS, ['мойка, мерседес вито, 7 мест'])[0]?.reply.quote?.total).toBe(800);
});
