import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from '../talks/four-studios.fixture.ts';
import { talkInCalendar } from '../talks/talk.fixture.ts';

const BOOK: Record<Lang, string[]> = {
  en: ['interior cleaning for a Golf on Wednesday at 10:00, Tom Baker', 'yes'],
  de: ['Innenreinigung für einen Golf am Mittwoch um 10 Uhr, Tom Becker', 'ja'],
  uk: ['хімчистка салону на гольф у середу о 10:00, Тарас Бойко', 'так'],
  ru: ['химчистка салона на гольф в среду в 10:00, Тимур Орлов', 'да'],
};
const ASKED: Record<Lang, string> = {
  en: 'how much is a hand wash for my brother’s Qashqai?',
  de: 'Was kostet eine Handwäsche für den Qashqai meines Bruders?',
  uk: 'а скільки ручна мийка на кашкай брата?',
  ru: 'а сколько ручная мойка на кашкай брата?',
};
const WEDNESDAY_AT_TEN = '2027-03-17T09:00:00Z';
const WEDNESDAY_AT_TWO = '2027-03-17T13:00:00Z';
const YES: Record<Lang, string> = { en: 'yes', de: 'ja', uk: 'так', ru: 'да' };
const SUV_WASH = 60;
const BAYS = [
  { id: 'bay-1', name: 'One' },
  { id: 'bay-2', name: 'Two' },
];

function after(lang: Lang, lines: readonly string[], bays = BAYS) {
  return talkInCalendar(studioIn(lang, { bays }), [...BOOK[lang], ...lines]);
}

const WITH: [Lang, string][] = [
  ['en', 'ok, at the same time as the Golf'],
  ['en', 'great, together with mine please'],
  ['en', 'no problem, same time as my car then'],
  ['de', 'gut, zur selben Uhrzeit wie mein Golf'],
  ['de', 'passt, zusammen mit meinem bitte'],
  ['de', 'dann gleichzeitig mit dem Golf'],
  ['uk', 'добре, одночасно з гольфом'],
  ['uk', 'давайте разом із моєю'],
  ['uk', 'у той же час, що й моя'],
  ['ru', 'хорошо, одновременно с гольфом'],
  ['ru', 'давайте вместе с моей'],
  ['ru', 'в то же время, что и первая'],
];

describe('a second car comes at the hour of the visit that stands', () => {
  it.each(WITH)('%s: %s', (lang, said) => {
    const { turns, own, refused } = after(lang, [ASKED[lang], said, YES[lang]]);
    expect(turns.at(-2)?.reply.quote?.total).toBe(SUV_WASH);
    expect(turns.at(-2)?.acts).toContain('confirm');
    expect(refused).toEqual([]);
    expect(own).toMatchObject([
      { service: NAMES[lang].inside, start: WEDNESDAY_AT_TEN },
      { service: NAMES[lang].wash, start: WEDNESDAY_AT_TEN },
    ]);
    expect(new Set(own.map(({ bayId }) => bayId)).size).toBe(2);
  });

  it.each(WITH)('%s, right behind it where there is one bay: %s', (lang, said) => {
    const { own } = after(lang, [ASKED[lang], said, YES[lang]], BAYS.slice(0, 1));
    expect(own).toMatchObject([
      { service: NAMES[lang].inside, start: WEDNESDAY_AT_TEN },
      { service: NAMES[lang].wash, start: WEDNESDAY_AT_TWO },
    ]);
  });

  it.each<[Lang, string]>([
    ['en', 'and a hand wash for my wife’s Qashqai, can we come together?'],
    ['en', 'my dad’s Qashqai wants a hand wash too, at the same time'],
    ['de', 'und noch eine Handwäsche für den Qashqai von meinem Vater, geht das gleich mit?'],
    ['uk', 'і ще ручна мийка на кашкай дружини, можна разом приїхати'],
    ['ru', 'и ещё ручная мойка на кашкай жены, можно вместе приехать'],
  ])('%s, in one message: %s', (lang, said) => {
    const { own } = after(lang, [said, YES[lang]]);
    expect(own).toMatchObject([
      { service: NAMES[lang].inside },
      { service: NAMES[lang].wash, start: WEDNESDAY_AT_TEN },
    ]);
  });
});

describe('a second car comes on the day of the visit that stands', () => {
  it.each<[Lang, string]>([
    ['en', 'and a hand wash for my wife’s Qashqai, that same morning if possible'],
    ['de', 'und noch eine Handwäsche für den Qashqai meiner Frau, am gleichen Vormittag'],
    ['uk', 'і ще ручна мийка на кашкай дружини, того ж ранку'],
    ['ru', 'и ещё ручная мойка на кашкай жены, тем же утром'],
  ])('%s: %s', (lang, said) => {
    const offered = after(lang, [said]).turns.at(-1)?.state.offered ?? [];
    expect(offered.length).toBeGreaterThan(0);
    for (const { start } of offered) expect(start).toMatch(/^2027-03-17T(?:08|09|10|11)/);
  });

  it.each<[Lang, string]>([
    ['en', 'right after the Golf please'],
    ['de', 'direkt nach dem Golf bitte'],
    ['uk', 'одразу після гольфа'],
    ['ru', 'сразу после гольфа'],
  ])('%s, behind it: %s', (lang, said) => {
    const { turns } = after(lang, [ASKED[lang], said]);
    expect(turns.at(-1)?.state.slot?.start).toBe(WEDNESDAY_AT_TWO);
    expect(turns.at(-1)?.reply.quote?.total ?? SUV_WASH).toBe(SUV_WASH);
  });

  it.each<[Lang, string, string]>([
    ['en', 'on Friday, same time as the Golf', '2027-03-19T09:00:00Z'],
    ['de', 'um 9 zusammen mit meinem', '2027-03-17T08:00:00Z'],
    ['uk', 'на 9 разом з моєю', '2027-03-17T08:00:00Z'],
    ['ru', 'в пятницу в то же время, что и гольф', '2027-03-19T09:00:00Z'],
  ])('%s, and what is told of the day or the hour holds: %s', (lang, said, start) => {
    const { turns } = after(lang, [ASKED[lang], said]);
    expect(turns.at(-1)?.state.slot?.start).toBe(start);
  });
});

describe('words of a visit that are said of the booked car stay as they are', () => {
  it.each<[Lang, string]>([
    ['en', 'add a hand wash at the same time'],
    ['de', 'noch eine Handwäsche zur gleichen Zeit dazu'],
    ['uk', 'додайте ручну мийку разом із хімчисткою'],
    ['ru', 'добавьте ручную мойку вместе с химчисткой'],
  ])('%s: %s', (lang, said) => {
    const { turns, own } = after(lang, [said]);
    expect(turns.at(-1)?.reply.quote?.total).toBe(150);
    expect(turns.at(-1)?.state.change?.bookingId).toBe(own[0]?.id);
  });
});
