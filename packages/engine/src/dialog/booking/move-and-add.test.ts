import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from '../talks/four-studios.fixture.ts';
import { talkInCalendar } from '../talks/talk.fixture.ts';

const BOOK: Record<Lang, string[]> = {
  en: ['interior cleaning for a Golf on Wednesday at 10:00, Tom Baker', 'yes'],
  de: ['Innenreinigung für einen Golf am Mittwoch um 10 Uhr, Tom Becker', 'ja'],
  uk: ['хімчистка салону на гольф у середу о 10:00, Тарас Бойко', 'так'],
  ru: ['химчистка салона на гольф в среду в 10:00, Тимур Орлов', 'да'],
};
const YES: Record<Lang, string> = { en: 'yes', de: 'ja', uk: 'так', ru: 'да' };
const MOVE: Record<Lang, string> = {
  en: 'can I move it to Friday?',
  de: 'kann ich den Termin auf Freitag verschieben?',
  uk: 'можна перенести на п’ятницю?',
  ru: 'можно перенести на пятницу?',
};
const FRIDAY_AT_TWELVE = '2027-03-19T11:00:00Z';
const TOTAL = 150;

function after(lang: Lang, ...lines: string[]) {
  return talkInCalendar(studioIn(lang), [...BOOK[lang], ...lines]);
}

describe('a visit is moved and added to in one offer', () => {
  it.each<[Lang, string[]]>([
    ['en', [MOVE.en, '12 works. and put a hand wash on top']],
    ['en', ['please move it to Friday 12:00 and add a hand wash']],
    ['de', [MOVE.de, 'um 12 bitte, und noch eine Handwäsche dazu']],
    ['de', ['bitte auf Freitag 12 Uhr verschieben und eine Handwäsche dazu']],
    ['uk', [MOVE.uk, 'о 12:00 добре. і ручну мийку ще додайте']],
    ['uk', ['перенесіть на п’ятницю на 12:00 і додайте ручну мийку']],
    ['ru', [MOVE.ru, 'в 12 пойдёт, и ручную мойку ещё добавьте']],
    ['ru', ['перенесите на пятницу на 12:00 и добавьте ручную мойку']],
  ])('%s: %j', (lang, lines) => {
    const { turns, own, refused } = after(lang, ...lines, YES[lang]);
    expect(turns.at(-2)?.acts).toContain('askSwap');
    expect(turns.at(-2)?.reply.quote?.total).toBe(TOTAL);
    expect(refused).toEqual([]);
    const { inside, wash } = NAMES[lang];
    expect(own).toMatchObject([{ service: `${inside} + ${wash}`, start: FRIDAY_AT_TWELVE }]);
  });

  it.each<[Lang, string]>([
    ['en', 'add a hand wash and move it to Friday at 17:00'],
    ['de', 'noch eine Handwäsche dazu und bitte auf Freitag 17 Uhr verschieben'],
    ['uk', 'додайте ручну мийку і перенесіть на п’ятницю на 17:00'],
    ['ru', 'добавьте ручную мойку и перенесите на пятницу на 17:00'],
  ])('%s, and what was added is kept where another hour has to be found: %s', (lang, said) => {
    const first = after(lang, said).turns.at(-1);
    const choice = first?.reply.choices?.[0] ?? '';
    const { own } = after(lang, said, choice, YES[lang]);
    expect(own).toMatchObject([{ service: `${NAMES[lang].inside} + ${NAMES[lang].wash}` }]);
  });
});

describe('a yes that names again what was put agrees to it', () => {
  it.each<[Lang, string, string]>([
    ['en', 'please move it to Friday 12:00 and add a hand wash', 'yes move it, and do the hand wash too'],
    [
      'de',
      'bitte auf Freitag 12 Uhr verschieben und eine Handwäsche dazu',
      'ja bitte, und die Handwäsche auch',
    ],
    ['uk', 'перенесіть на п’ятницю на 12:00 і додайте ручну мийку', 'так, переносьте, і ручну мийку теж'],
    ['ru', 'перенесите на пятницу на 12:00 и добавьте ручную мойку', 'да, переносите, и ручную мойку тоже'],
  ])('%s: %s, %s', (lang, said, yes) => {
    const { own } = after(lang, said, yes);
    const { inside, wash } = NAMES[lang];
    expect(own).toMatchObject([{ service: `${inside} + ${wash}`, start: FRIDAY_AT_TWELVE }]);
  });
});

describe('what is added beside the yes to a move joins the visit at its new time', () => {
  it.each<[Lang, string, string]>([
    ['en', 'move it to Friday at 12:00', 'yes, do that. and how much is a hand wash? do that too'],
    ['de', 'bitte auf Freitag 12 Uhr verschieben', 'ja, machen Sie das. Und noch eine Handwäsche dazu'],
    ['uk', 'перенесіть на п’ятницю на 12:00', 'так, переносьте. і ручну мийку теж зробіть'],
    ['ru', 'перенесите на пятницу на 12:00', 'да, переносите. и ручную мойку тоже сделайте'],
  ])('%s: %s, %s', (lang, move, said) => {
    const { turns, own } = after(lang, move, said, YES[lang]);
    const { inside, wash } = NAMES[lang];
    expect(turns.at(-2)?.state.asked?.kind).toBe('add');
    expect(own).toMatchObject([{ service: `${inside} + ${wash}`, start: FRIDAY_AT_TWELVE }]);
  });
});
