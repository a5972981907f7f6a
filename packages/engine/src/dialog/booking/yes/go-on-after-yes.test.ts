import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../facts.ts';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkThatBooks } from '../../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';

const SERVICES: Record<Lang, readonly [string, string]> = {
  en: ['Interior clean', 'Hand wash'],
  de: ['Innenreinigung', 'Handwäsche'],
  uk: ['Хімчистка салону', 'Ручна мийка'],
  ru: ['Химчистка салона', 'Ручная мойка'],
};

/** To the summary of a visit on Thursday at ten. */
const TO_SUMMARY: Record<Lang, readonly string[]> = {
  en: ['Interior clean for my Polo', 'Thursday at 10', 'Anna Berg'],
  de: ['Innenreinigung für meinen Polo', 'Donnerstag um 10', 'Anna Berg'],
  uk: ['Хімчистка салону для мого Поло', 'четвер о 10', 'Анна Бойко'],
  ru: ['Химчистка салона для моего Поло', 'четверг в 10', 'Анна Бойко'],
};

const MOVES: Record<Lang, readonly string[]> = {
  en: ['yes', 'please move my booking to Friday at 11'],
  de: ['ja', 'bitte meinen Termin auf Freitag um 11 verschieben'],
  uk: ['так', 'перенесіть мій запис на п’ятницю об 11'],
  ru: ['да', 'перенесите мою запись на пятницу в 11'],
};

function after(lang: Lang, ...lines: readonly string[]) {
  const [clean, wash] = SERVICES[lang];
  const rows = [row(clean, 180, { durationMinutes: 180 }), row(wash, 40, { durationMinutes: 60 })];
  const turns = talkThatBooks(exampleStudio(rows, { botLanguage: lang }), [...TO_SUMMARY[lang], ...lines]);
  const last = turns.at(-1);
  return { last, kinds: last?.effects.map(({ kind }: Effect) => kind) ?? [] };
}

describe('a yes beside a question books, and the question is answered', () => {
  it.each<[Lang, string]>([
    ['en', 'Book it please. So when could I fetch it on Thursday?'],
    ['de', 'Ja gern. Und wann darf ich ihn am Donnerstag holen?'],
    ['uk', 'Записуйте. А коли в четвер зможу її забрати?'],
    ['ru', 'Записывайте. А когда в четверг её можно забрать?'],
  ])('%s: %s', (lang, said) => {
    const { last, kinds } = after(lang, said);
    expect(kinds).toContain('book');
    expect(last?.acts).toContain('booked');
    expect(last?.acts).toContain('readyAt');
  });
});

describe('a yes beside what the studio has to know books, and it is passed on', () => {
  it.each<[Lang, string]>([
    ['en', 'All fine, confirm please. The spare key sits in the left door'],
    ['de', 'passt, eintragen bitte. Der linke Spiegel ist nur angeklebt'],
    ['uk', 'добре, оформлюйте. Ліве дзеркало ледь тримається'],
    ['ru', 'хорошо, оформляйте. Левое зеркало еле держится'],
  ])('%s: %s', (lang, said) => {
    expect(after(lang, said).kinds).toEqual(['book', 'handoff']);
  });
});

describe('thanks and regrets beside a yes are nothing to pass on', () => {
  it.each<[Lang, string]>([
    ['en', 'ok, move it. Sorry for all the trouble with this'],
    ['de', 'Jo, schieb ihn. Entschuldigung für das ganze Theater'],
    ['uk', 'так, переносьте. вибачте за всі ці зміни'],
    ['ru', 'да, двигайте. извините за все эти перемены'],
  ])('%s: %s', (lang, said) => {
    expect(after(lang, ...MOVES[lang], said).kinds).toEqual(['reschedule']);
  });
});

describe('the time that was put, said again, agrees to it', () => {
  it.each<[Lang, string]>([
    ['en', 'yeah friday at 11 suits me'],
    ['de', 'ja, freitag 11 uhr passt super'],
    ['uk', 'п’ятниця об 11:00 підходить чудово'],
    ['ru', 'пятница в 11 подходит отлично'],
  ])('%s: %s', (lang, said) => {
    expect(after(lang, ...MOVES[lang], said).kinds).toEqual(['reschedule']);
  });
});

describe('what has something else than what was put agrees to nothing', () => {
  it.each<[Lang, string]>([
    ['en', 'yes, but make it 12'],
    ['de', 'ja, aber lieber um 12'],
    ['uk', 'так, але краще о 12'],
    ['ru', 'да, но лучше в 12'],
    ['en', 'yes please. and a hand wash on top'],
    ['de', 'ja bitte. und noch eine Handwäsche dazu'],
    ['uk', 'так. і ще ручну мийку додайте'],
    ['ru', 'да. и ещё ручную мойку добавьте'],
  ])('%s: %s', (lang, said) => {
    expect(after(lang, said).kinds).not.toContain('book');
  });
});

describe('a question that begins like a yes agrees to nothing', () => {
  it.each<[Lang, string]>([
    ['en', 'ok so what do I get on Thursday then?'],
    ['de', 'gut, was wird da am Donnerstag alles gemacht?'],
    ['uk', 'так що саме буде в четвер?'],
    ['ru', 'хорошо а что именно будет в четверг?'],
  ])('%s: %s', (lang, said) => {
    expect(after(lang, said).kinds).not.toContain('book');
  });
});

describe('a question about the hour of a visit adds nothing to it, and the addition goes on waiting', () => {
  it.each<[Lang, string, string]>([
    ['en', 'add a hand wash to my booking please', 'will it still begin at 10:00?'],
    ['de', 'bitte noch eine Handwäsche zum Termin dazu', 'beginnt das dann trotzdem um 10 Uhr?'],
    ['uk', 'додайте ручну мийку до мого запису', 'а початок усе одно о 10:00?'],
    ['ru', 'добавьте ручную мойку к моей записи', 'а начало всё равно в 10:00?'],
  ])('%s: %s / %s', (lang, more, said) => {
    const { last, kinds } = after(lang, MOVES[lang][0] ?? '', more, said);
    expect(kinds).not.toContain('book');
    expect(last?.state.asked?.kind).toBe('add');
  });
});

describe('what is told with every booking holds up no yes', () => {
  it.each<[Lang, string]>([
    ['en', 'yes. can i move it if something comes up?'],
    ['de', 'ja. kann ich zur not auf freitag verschieben?'],
    ['uk', 'так. а якщо що, можна перенести на п’ятницю?'],
    ['ru', 'да. только если что могу на пятницу перенести?'],
  ])('%s: %s', (lang, said) => {
    const { last, kinds } = after(lang, said);
    expect(kinds).toContain('book');
    expect(last?.acts).not.toContain('confirm');
    expect(last?.state.booked?.wished).toHaveLength(1);
  });
});

it('orders nothing of what a question for the owner names, and books', () => {
  const rows = [
    row('Color change wrap', 2800, { zone: 'full car' }),
    row('Wrap', 350, { zone: 'roof', material: 'gloss black' }),
    row('Wrap', 300, { zone: 'hood', material: 'gloss black' }),
  ];
  const lines = ['color change wrap for my Polo', 'Thursday at 10', 'Anna Berg'];
  const said = 'does the wrap come with a warranty? and yes book it';
  const last = talkThatBooks(exampleStudio(rows, { botLanguage: 'en' }), [...lines, said]).at(-1);
  expect(last?.effects.map(({ kind }) => kind)).toContain('book');
  expect(last?.acts).not.toContain('options');
});

describe('who asks for another time and says why keeps nothing as it is', () => {
  it.each<[Lang, string, string]>([
    ['de', 'und kann ichs auch auf 12 verschieben? schaffs um 10 ned', 'ja danke'],
    ['en', "can i move it to 12? i won't make it by 10", 'yes thanks'],
  ])('%s: %s … %s', (lang, said, agreed) => {
    const [yes = ''] = MOVES[lang];
    const { kinds } = after(lang, yes, said, agreed);
    expect(kinds).toContain('reschedule');
  });
});

it('tells when the car is to be fetched where more work ends on another day', () => {
  const rows = [
    row('Interior clean', 180, { durationMinutes: 180 }),
    row('Ceramic', 400, { durationMinutes: 480 }),
  ];
  const lines = [...TO_SUMMARY.en, 'yes', 'add the ceramic please'];
  const last = talkThatBooks(exampleStudio(rows, { botLanguage: 'en' }), lines).at(-1);
  expect(last?.acts).toContain('overNight');
});
