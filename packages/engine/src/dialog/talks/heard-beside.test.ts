import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

describe('a question about goods is answered by the list and not put to the owner', () => {
  it.each<[Lang, string, string, number]>([
    ['uk', 'тонування задньої півсфери на поло, звичайна', 'а якщо зад керамікою?', 240],
    ['ru', 'тонировка задней части на поло, обычная', 'а если зад керамикой?', 240],
    ['en', 'rear window tint for a Polo, standard film', 'and what does the ceramic one cost?', 240],
    ['de', 'Polo hinten tönen, Standardfolie', 'und was wäre mit Keramik?', 240],
  ])('%s: %s, %s', (lang, wish, question, total) => {
    const [first, turn] = talkTo(studioIn(lang), [wish, question]);
    expect(first?.reply.quote?.total).toBe(150);
    expect(turn?.reply.quote?.total).toBe(total);
    expect(turn?.effects).toEqual([]);
  });
});

describe('a choice beside a question is a choice', () => {
  it.each<[Lang, string, string]>([
    ['en', 'tint the rear windows of my Polo', 'the more expensive one. Is Friday possible?'],
    ['de', 'Polo hinten tönen', 'die teurere. Geht das am Freitag?'],
    ['uk', 'затонувати задню півсферу поло', 'дорожчу. А в пʼятницю можна?'],
    ['ru', 'затонировать заднюю часть поло', 'ту что дороже. В пятницу можно?'],
  ])('%s: %s, %s', (lang, wish, choice) => {
    const [, turn] = talkTo(studioIn(lang), [wish, choice]);
    expect(turn?.reply.quote?.total).toBe(240);
    expect(turn?.state.offered[0]?.start).toContain('2027-03-19');
  });
});

describe('a time told while the body is asked for is kept', () => {
  it.each<[Lang, string, string, string]>([
    ['uk', 'комплексна мийка на шкода октавія', 'завтра після обіду можна?', 'о 15'],
    ['ru', 'комплексная мойка на шкода октавия', 'завтра после обеда можно?', 'в 15'],
    ['de', 'Komplettwäsche für Skoda Octavia', 'geht morgen Nachmittag?', 'um 15 Uhr'],
    ['en', 'complete wash for a Skoda Octavia', 'is tomorrow afternoon possible?', 'at 3pm'],
  ])('%s: %s, %s, %s', (lang, wish, when, hour) => {
    const turns = talkTo(studioIn(lang), [wish, when, hour, 'Saloon']);
    expect(turns[2]?.acts).toContain('slotFree');
    expect(turns[3]?.state.slot?.start).toBe('2027-03-16T14:00:00Z');
    expect(turns[3]?.reply.quote?.total).toBe(62);
  });
});

describe('the latest of the times that were offered', () => {
  it.each<[Lang, string, string]>([
    ['en', 'hand wash for a Golf on Thursday', 'the latest one'],
    ['de', 'Handwäsche für einen Golf am Donnerstag', 'den spätesten'],
    ['uk', 'ручна мийка на гольф у четвер', 'найпізніший'],
    ['ru', 'ручная мойка на гольф в четверг', 'самое позднее'],
  ])('%s: %s, %s', (lang, wish, last) => {
    const [first, turn] = talkTo(studioIn(lang), [wish, last]);
    expect(turn?.state.slot?.start).toBe(first?.state.offered.at(-1)?.start);
  });
});

describe('an answer of the owner about other goods is not given', () => {
  const knowledge = [{ topic: 'warranty', answer: 'Five years on films against peeling.' }];
  const service = (lang: Lang, wish: string, question: string) =>
    talkTo(studioIn(lang, { knowledge }), [wish, question])[1];
  it('of a wash nobody has told it', () => {
    const turn = service('en', 'complete wash for a Golf', 'is there a guarantee on that?');
    expect(turn?.reply.text).not.toContain('films');
    expect(turn?.effects).toMatchObject([{ kind: 'handoff' }]);
    expect(turn?.acts).not.toContain('offerFirst');
  });
  it('of a film it is what was told', () => {
    const turn = service('en', 'tint the front side windows', 'is there a guarantee on that?');
    expect(turn?.reply.text).toContain('Five years on films');
  });
});

describe('a visit that went wrong goes to a person at once', () => {
  it.each<[Lang, string, string]>([
    ['de', 'Ich war letzte Woche bei euch zum Polieren und jetzt sind überall Hologramme drauf', 'Frechheit'],
    ['en', 'I was with you last week for a polish and now there are swirls all over it', 'this is a joke'],
    ['uk', 'був у вас минулого тижня на поліруванні, тепер всюди розводи', 'це просто жах'],
    ['ru', 'был у вас на прошлой неделе на полировке, теперь везде разводы', 'это просто ужас'],
  ])('%s: %s', (lang, text, more) => {
    const [turn, after] = talkTo(studioIn(lang), [text, more]);
    expect(turn?.effects).toMatchObject([{ kind: 'handoff', reason: 'complaint' }]);
    expect(after?.acts).not.toContain('askService');
    expect(after?.acts).not.toContain('complaint');
  });
});

describe('a word that only sounds like a job', () => {
  it('uk: a mistake is no wash', () => {
    const turns = talkTo(studioIn('uk'), ['тонування передніх', 'ні, задніх, помилився. поло']);
    expect(turns[1]?.state.wished).toMatchObject([{ service: NAMES.uk.tint, zone: NAMES.uk.rear }]);
  });
});

describe('of several jobs each is heard', () => {
  it('ru: chosen together, added to and asked about again', () => {
    const { inside, wash } = NAMES.ru;
    const turns = talkTo(studioIn('ru'), [
      'поло, мойка',
      'ручную мойку и химчистку салона',
      'а полную мойку?',
      'сколько это всё',
      'с химчисткой?',
    ]);
    const named = (at: number) => turns[at]?.state.wished.map(({ service }) => service);
    expect(named(1)).toEqual([wash, inside]);
    expect(named(3)).toContain(inside);
    expect(named(4)).toContain(inside);
  });
  it('en: the sum of two cars is told while one of them is being booked', () => {
    const turns = talkTo(studioIn('en'), [
      'hand wash for a Golf',
      'and an interior cleaning for my wife’s X5, can I book?',
      'what is that in total?',
    ]);
    expect(turns[2]?.reply.text).toContain('€180');
  });
});

describe('a question that nobody understands goes to the owner', () => {
  it.each<[Lang, string]>([
    ['en', 'do you sell car mats?'],
    ['de', 'habt ihr auch eine Toilette?'],
    ['uk', 'а у вас є туалет?'],
    ['ru', 'а у вас есть туалет?'],
  ])('%s: %s', (lang, question) => {
    const [turn] = talkTo(studioIn(lang), [question]);
    expect(turn?.acts).not.toContain('clarify');
    expect(turn?.effects).toMatchObject([{ kind: 'handoff' }]);
  });
});

describe('what is told beside a question is heard too', () => {
  it.each<[Lang, string, string, number]>([
    ['en', 'tint the rear windows of my Polo', 'ceramic. does it have to stay dry after?', 240],
    ['de', 'Polo hinten tönen', 'Keramik. Muss da vorher gewaschen werden oder ist das drin?', 240],
    ['uk', 'затонувати задню півсферу поло', 'керамічна. а мити перед тим треба?', 240],
    ['ru', 'затонировать заднюю часть поло', 'керамическая. а мыть перед этим надо?', 240],
  ])('%s: %s, %s', (lang, wish, choice, total) => {
    const [, turn] = talkTo(studioIn(lang), [wish, choice]);
    expect(turn?.reply.quote?.total).toBe(total);
    expect(turn?.effects).toMatchObject([{ kind: 'handoff', reason: 'question' }]);
  });
  it('en: an hour in a sentence of its own', () => {
    const [, turn] = talkTo(studioIn('en'), [
      'hand wash for a Golf on Friday',
      '12 is good. does it have to stay dry after that or can I drive?',
    ]);
    expect(turn?.state.slot?.start).toBe('2027-03-19T11:00:00Z');
  });
  it.each<[Lang, string, string]>([
    [
      'ru',
      'ручная мойка на опель астра хэтчбек в среду в 15:00, Марина',
      'да. и про дверь пусть мастер глянет заодно',
    ],
    [
      'en',
      'hand wash for an Opel Astra hatchback on Wednesday at 15:00, Mary Low',
      'yes. and have a look at the door please',
    ],
  ])('%s: a yes with a note for the studio books, and the note is passed on', (lang, wish, yes) => {
    const turn = talkTo(studioIn(lang), [wish, yes]).at(-1);
    expect(turn?.effects).toMatchObject([{ kind: 'book', car: { name: 'Opel Astra' } }, { kind: 'handoff' }]);
  });
});

describe('everyday words make no cars and no complaints', () => {
  it('ru: a figure behind "and" is no model', () => {
    const turns = talkTo(studioIn('ru'), ['ручная мойка на мерседес glc', 'а 2 мойки со скидкой?']);
    expect(turns[1]?.state.car?.model).toBe('glc');
  });
  it('uk: a smell that is terrible is told for advice', () => {
    const [turn] = talkTo(studioIn('uk'), ['собака знудила на сидіння, сморід жахливий, шо порадите?']);
    expect(turn?.effects.some((effect) => effect.kind === 'handoff' && effect.reason === 'complaint')).toBe(
      false,
    );
  });
  it.each<[Lang, string]>([
    ['en', 'hi'],
    ['de', 'Hallo'],
    ['uk', 'привіт'],
    ['ru', 'привет'],
  ])('%s: %s is greeted', (lang, greeting) => {
    expect(talkTo(studioIn(lang), [greeting])[0]?.acts).toContain('hello');
  });
});
