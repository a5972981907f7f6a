import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkThatBooks, talkTo } from '../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';

const ROWS: Record<Lang, [polish: string, film: string, sill: string, hood: string]> = {
  en: ['Headlight polishing', 'Paint protection film', 'Loading edge of the boot', 'Bonnet'],
  de: ['Scheinwerfer polieren', 'Lackschutzfolie', 'Ladekante am Kofferraum', 'Motorhaube'],
  uk: ['Полірування фар', 'Антигравійна плівка', 'Зона завантаження багажника', 'Капот'],
  ru: ['Полировка фар', 'Бронирование плёнкой', 'Зона погрузки багажника', 'Капот'],
};

function studioFor(lang: Lang) {
  const [polish, film, sill, hood] = ROWS[lang];
  return exampleStudio(
    [
      row(polish, 90, { durationMinutes: 60 }),
      row(film, 40, { zone: sill, durationMinutes: 60 }),
      row(film, 300, { zone: hood, durationMinutes: 240 }),
    ],
    { botLanguage: lang, address: 'Main Street 12', cancelCutoffHours: 24 },
  );
}

const BOOK: Record<Lang, string[]> = {
  en: ['headlight polishing for a Golf on Friday at 10, Tom Baker', 'yes'],
  de: ['Scheinwerfer polieren für einen Golf am Freitag um 10 Uhr, Tom Becker', 'ja'],
  uk: ['полірування фар на гольф у пʼятницю о 10:00, Тарас Бойко', 'так'],
  ru: ['полировка фар на гольф в пятницу в 10:00, Тимур Орлов', 'да'],
};

const say = (lang: Lang, ...more: string[]) =>
  talkThatBooks(studioFor(lang), [...BOOK[lang], ...more]).slice(BOOK[lang].length);

describe('what is asked for days before a visit is priced and put as an addition', () => {
  it.each<[Lang, string]>([
    ['en', 'and the boot where we load stuff, what would that add?'],
    ['de', 'und der Kofferraum da beim Einladen, was kostet das noch?'],
    ['uk', 'і ще поріг багажника закрийте там же, скільки додасться?'],
    ['ru', 'так до пятницы 5 дней еще. ну хоть цену скажите на багажник где грузят'],
  ])('%s: %s', (lang, more) => {
    const [turn] = say(lang, more);
    expect(turn?.acts).toContain('askAdd');
    expect(turn?.acts).not.toContain('tooLate');
    expect(turn?.reply.text).toMatch(/40/);
    expect(turn?.reply.quote?.total).toBe(130);
  });

  it.each<[Lang, string]>([
    ['en', 'also fit a tow bar on that visit please'],
    ['ru', 'и еще фаркоп к записи добавьте'],
  ])('%s: what the list does not have is said to be missing, and not to come too late', (lang, more) => {
    const [turn] = say(lang, more);
    expect(turn?.acts).not.toContain('tooLate');
    expect(turn?.effects.map(({ kind }) => kind)).toEqual(['handoff']);
  });
});

describe('an addition waits for its yes', () => {
  it.each<[Lang, string, string]>([
    ['en', 'how much is the bonnet film? could you add it on friday', 'i said 10, keep it at 10'],
    ['de', 'Motorhaube mit Lackschutzfolie bitte noch dazu', 'lassen Sie es um 10 Uhr'],
  ])('%s: its hour said again keeps it', (lang, more, keep) => {
    const [put, kept] = say(lang, more, keep);
    expect(put?.acts).toContain('askAdd');
    expect(put?.acts).not.toContain('offer');
    expect(kept?.effects.map(({ kind }) => kind)).toEqual(['cancel', 'book']);
    expect(kept?.effects.at(-1)).toMatchObject({ start: '2027-03-19T09:00:00Z', quote: { total: 390 } });
  });

  it('is put once more when something else is asked, and told to be left out on parting', () => {
    const [, asked, parted] = say('en', 'add the bonnet film please', 'hmm', 'thanks, see you friday');
    expect(asked?.acts).toContain('askAdd');
    expect(parted?.acts).toEqual(['leftOpen', 'seeYou']);
    expect(parted?.state.wished).toMatchObject([{ service: 'Headlight polishing' }]);
  });

  it('that does not fit into the day says why, and takes the booking with it to another time', () => {
    const late = ['headlight polishing for a Golf on Friday at 16:00, Tom Baker', 'yes'];
    const more = ['add the bonnet film to that', 'thursday at 10', 'yes'];
    const [put, moved, done] = talkThatBooks(studioFor('en'), [...late, ...more]).slice(2);
    expect(put?.acts).toContain('doesNotFit');
    expect(moved?.acts).toContain('askSwap');
    expect(done?.effects.map(({ kind }) => kind)).toEqual(['cancel', 'book']);
    expect(done?.effects.at(-1)).toMatchObject({ start: '2027-03-18T09:00:00Z', quote: { total: 390 } });
  });
});

describe('a booked client who parts is sold nothing', () => {
  it.each<[Lang, string]>([
    ['en', 'got it, not now. see you friday! send me the address again'],
    ['de', 'alles klar, nein danke. bis Freitag! schicken Sie mir die Adresse noch mal'],
    ['uk', 'зрозумів, поки не треба. до пʼятниці! адресу ще раз скиньте'],
    ['ru', 'понял, не надо пока. до пятницы! адрес еще раз скиньте'],
  ])('%s: %s', (lang, parting) => {
    const [turn] = say(lang, parting);
    expect(turn?.acts).toEqual(['address', 'seeYou']);
    expect(turn?.reply.choices).toBeUndefined();
  });

  it('but hears the day of the booking when another one is expected', () => {
    expect(say('en', 'thanks, see you thursday')[0]?.acts).toEqual(['bookedAt', 'seeYou']);
  });
});

describe('whoever has to ask somebody first is asked for no time', () => {
  it.each<[Lang, string, string]>([
    ['en', 'headlight polishing for a Golf, when are you free?', 'will ask her about a day'],
    ['de', 'Scheinwerfer polieren für einen Golf, wann geht das?', 'ich frag sie mal wegen dem Tag'],
    ['uk', 'полірування фар на гольф, коли можна?', 'запитаю в неї який день'],
    ['ru', 'полировка фар на гольф, когда можно?', 'спрошу у неё про день'],
  ])('%s: %s', (lang, ask, wait) => {
    const [offered, left] = talkTo(studioFor(lang), [ask, wait]);
    expect(offered?.state.asked?.kind).toBe('time');
    expect(left?.acts).toEqual(['bye']);
    expect(left?.state.asked).toBeNull();
  });
});
