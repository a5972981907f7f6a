import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from '../talks/four-studios.fixture.ts';
import { talkThatBooks } from '../talks/talk.fixture.ts';

const ORDER: Record<Lang, string> = {
  en: 'interior cleaning for a Golf on Tuesday at 9, Tom Baker',
  de: 'Innenreinigung für einen Golf am Dienstag um 9 Uhr, Tom Becker',
  uk: 'хімчистка салону на гольф у вівторок о 9:00, Тарас Бойко',
  ru: 'химчистка салона на гольф во вторник в 9:00, Тимур Орлов',
};
const YES: Record<Lang, string> = { en: 'yes', de: 'ja', uk: 'так', ru: 'да' };

function after(lang: Lang, ...lines: string[]) {
  return talkThatBooks(studioIn(lang), [ORDER[lang], YES[lang], ...lines]).slice(2);
}

describe('a question for the hours beside a visit that stands moves nothing', () => {
  it.each<[Lang, string]>([
    [
      'en',
      'no, I have my appointment now. just the thing with the scratches, and when do you close on Friday?',
    ],
    ['de', 'nee termin hab ich ja jetzt. nur die frage mit den kratzern, und wann macht ihr freitag zu?'],
    ['uk', 'ні, запис вже є. тільки питання про подряпини, і коли закриваєтесь у п’ятницю?'],
    ['ru', 'нет, запись уже есть. только вопрос про царапины, и когда закрываетесь в пятницу?'],
  ])('%s: %s', (lang, text) => {
    const [turn] = after(lang, text);
    expect(turn?.state.change).toBeNull();
    expect(turn?.acts).not.toContain('moveWhen');
    expect(turn?.acts).not.toContain('moveConfirm');
    expect(turn?.reply.text).toContain('18:00');
  });
});

describe('the answer to a choice for another job is no move of the visit', () => {
  it.each<[Lang, string, string]>([
    [
      'en',
      'and my wife has an X5, window tint on the rear windows, how much?',
      'Is Friday possible for that too?',
    ],
    [
      'de',
      'und meine Frau hat einen X5, Scheibentönung hinten komplett, was kostet das?',
      'Geht das auch am Freitag?',
    ],
    ['uk', 'і ще в дружини X5, тонування задня півсфера, скільки?', 'це можна теж в п’ятницю зробити?'],
    ['ru', 'и ещё у жены X5, тонировка задняя часть, сколько?', 'это можно тоже в пятницу сделать?'],
  ])('%s: %s … %s', (lang, ask, friday) => {
    const [asked, turn] = after(lang, ask, `${NAMES[lang].ceramic}. ${friday}`);
    expect(asked?.state.asked?.kind).toBe('material');
    expect(turn?.state.change).toBeNull();
    expect(turn?.acts).not.toContain('moveWhen');
    expect(turn?.state.wished).toMatchObject([{ service: NAMES[lang].tint }]);
  });
});

describe('who has just been booked is offered no time for the same', () => {
  it.each<[Lang, string]>([
    ['en', 'yes please. oh and what if the scratches are too deep, does that cost more then?'],
    ['de', 'ja bitte. ach und was ist wenn die kratzer zu tief sind, kostet das dann mehr?'],
    ['uk', 'так, будь ласка. а якщо подряпини заглибокі, це коштує більше?'],
    ['ru', 'да, пожалуйста. а если царапины слишком глубокие, это стоит дороже?'],
  ])('%s: %s', (lang, text) => {
    const turn = talkThatBooks(studioIn(lang), [ORDER[lang], text]).at(-1);
    expect(turn?.effects.some(({ kind }) => kind === 'book')).toBe(true);
    expect(turn?.acts).not.toContain('inviteBooking');
    expect(turn?.state.asked?.kind ?? null).not.toBe('booking');
  });
});
