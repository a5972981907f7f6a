import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../language/index.ts';
import { understand } from '../understanding/understand.ts';

const carsOf = (text: string) => {
  const language = detectLanguage(text, 'EN') ?? 'EN';
  const now = '2027-03-15T08:00:00Z';
  const { car, cars } = understand(text, { now, timezone: 'Europe/Berlin', language, isNameAsked: false });
  return [car, ...cars].flatMap((one) => one?.model ?? []);
};

describe('an everyday word is no car', () => {
  it.each([
    'got tar all over after a golf weekend, tar removal price?',
    'left my polo shirt in your waiting room, how much is a full valet',
    'we had a fiesta in the back with crisps everywhere, carpet shampoo?',
    'just give me a rapid answer, how much is the wax',
    'juke box style, whats the price for the bonnet',
    'please focus on the boot, how much is that',
    'spiele am freitag golf, könnt ihr donnerstag die innenraumreinigung machen?',
    'mein fokus liegt auf den sitzen, was kostet das',
    'rotwein flecken vom polo hemd auf dem sitz',
    'mein partner kommt mit, was kostet flugrost entfernen?',
    'напишите мастеру чтоб коврики тоже помыли, сколько стоит комплекс?',
    'спросите у мастера сколько сохнет химчистка',
    'мастер сегодня на месте? озонирование почём',
    'пусть мастера посмотрят потолок',
    'это транзитом через город еду, успеете помыть кузов?',
    'нужен ваш эксперт, какую плёнку взять?',
    'есть шанс на завтра? мойка двигателя',
    'передайте майстру що там пляма від кави',
    'я їду транзитом, чи встигнете антидощ за годину?',
    'тут такий фокус: запах не виходить',
  ])('%s', (text) => {
    expect(carsOf(text)).toEqual([]);
  });
});

describe('the car of that name is one', () => {
  it.each([
    ['full valet for my focus please', 'focus'],
    ['mini valet for a Ford Focus on Tuesday at 11', 'focus'],
    ['how much to valet a golf', 'golf'],
    ["it's a renault master, full valet price", 'master'],
    ['honda jazz outside wash', 'jazz'],
    ['fahre einen polo, was kostet die handwäsche', 'polo'],
    ['innenraumreinigung für meinen golf bitte', 'golf'],
    ['was kostet politur beim ford focus', 'focus'],
    ['рено мастер, сколько помыть кузов', 'master'],
    ['у меня мастер 2015 года, рено. мойка кузова?', 'master'],
    ['форд транзит помыть', 'transit'],
    ['шкода рапид химчистка', 'rapid'],
    ['керамика на гольф', 'golf'],
    ['рено майстер скільки мийка', 'master'],
    ['форд фокус, трифазна мийка скільки', 'focus'],
    ['маю гольф, полірування фар', 'golf'],
  ])('%s', (text, model) => {
    expect(carsOf(text)).toContain(model);
  });
});
