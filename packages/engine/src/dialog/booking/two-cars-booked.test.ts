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
const SECOND: Record<Lang, string> = {
  en: 'and a hand wash for my brother’s Qashqai at the same time',
  de: 'und noch eine Handwäsche für den Qashqai meines Bruders zur gleichen Zeit',
  uk: 'і ще ручна мийка на кашкай брата одночасно з моєю',
  ru: 'и ещё ручная мойка на кашкай брата вместе с моей',
};
const WEDNESDAY = '2027-03-17T09:00:00Z';
const THURSDAY = '2027-03-18T09:00:00Z';

function after(lang: Lang, ...lines: string[]) {
  const bays = ['bay-1', 'bay-2'].map((id) => ({ id, name: id }));
  return talkInCalendar(studioIn(lang, { bays }), [...BOOK[lang], ...lines]);
}

describe('of two cars at one hour the one that is named is meant', () => {
  it.each<[Lang, string]>([
    ['en', 'please move the Golf to Thursday, same time'],
    ['de', 'den Golf bitte auf Donnerstag verschieben, gleiche Uhrzeit'],
    ['uk', 'перенесіть гольф на четвер на той самий час'],
    ['ru', 'перенесите гольф на четверг на то же время'],
  ])('%s: %s', (lang, said) => {
    const { own, refused } = after(lang, SECOND[lang], YES[lang], said, YES[lang]);
    expect(refused).toEqual([]);
    expect(own).toMatchObject([
      { service: NAMES[lang].inside, start: THURSDAY },
      { service: NAMES[lang].wash, start: WEDNESDAY },
    ]);
  });

  it.each<[Lang, string]>([
    ['en', 'cancel the Qashqai please'],
    ['en', 'I need to cancel the Golf'],
    ['de', 'den Qashqai bitte stornieren'],
    ['uk', 'скасуйте кашкай'],
    ['ru', 'отмените кашкай'],
    ['ru', 'гольф отмените пожалуйста'],
  ])('%s: %s', (lang, said) => {
    const { own } = after(lang, SECOND[lang], YES[lang], said, YES[lang]);
    const left = /golf|гольф/iu.test(said) ? NAMES[lang].wash : NAMES[lang].inside;
    expect(own).toMatchObject([{ service: left, start: WEDNESDAY }]);
  });
});

describe('of two cars the one is meant whose owner is pointed at', () => {
  it.each<[Lang, string, 'inside' | 'wash']>([
    ['en', 'please cancel mine', 'wash'],
    ['en', 'cancel his, please', 'inside'],
    ['de', 'bitte meinen stornieren', 'wash'],
    ['de', 'seinen bitte stornieren', 'inside'],
    ['uk', 'скасуйте мою', 'wash'],
    ['uk', 'його скасуйте', 'inside'],
    ['ru', 'отмените мою', 'wash'],
    ['ru', 'его отмените', 'inside'],
  ])('%s: %s', (lang, said, left) => {
    const { own } = after(lang, SECOND[lang], YES[lang], said, YES[lang]);
    expect(own).toMatchObject([{ service: NAMES[lang][left], start: WEDNESDAY }]);
  });
});

describe('a second car that is not booked yet is called off without touching the visit', () => {
  it.each<[Lang, string]>([
    ['en', 'no, cancel the Qashqai'],
    ['de', 'doch nicht, den Qashqai bitte stornieren'],
    ['uk', 'ні, скасуйте кашкай'],
    ['ru', 'нет, отмените кашкай'],
  ])('%s: %s', (lang, said) => {
    const { turns, own } = after(lang, SECOND[lang], said);
    expect(turns.at(-1)?.acts).toContain('kept');
    expect(turns.at(-1)?.state.asked).toBeNull();
    expect(own).toMatchObject([{ service: NAMES[lang].inside, start: WEDNESDAY }]);
  });
});

describe('a second car gets neither the jobs nor the price of the first', () => {
  it.each<[Lang, string, string]>([
    ['en', 'my husband’s car needs a hand wash as well', 'a Qashqai'],
    ['de', 'der Wagen meiner Tochter braucht auch noch eine Handwäsche', 'ein Qashqai'],
    ['uk', 'ще машину дружини на ручну мийку треба', 'кашкай'],
    ['ru', 'ещё машину жены на ручную мойку надо', 'кашкай'],
  ])('%s: %s', (lang, said, car) => {
    const { turns } = after(lang, said, car);
    expect(turns.at(-2)?.acts).toContain('askCar');
    expect(turns.at(-1)?.reply.quote?.total).toBe(60);
  });

  it.each<[Lang, string]>([
    ['en', 'no, the wash is for a Qashqai'],
    ['de', 'nein, die Wäsche ist für einen Qashqai'],
    ['uk', 'ні, мийка це для кашкай'],
    ['ru', 'нет, мойка для кашкай'],
  ])('%s, where it was taken for an addition: %s', (lang, said) => {
    const added = { en: 'add a hand wash', de: 'noch eine Handwäsche dazu', uk: 'додайте ручну мийку' };
    const { own } = after(lang, lang === 'ru' ? 'добавьте ручную мойку' : added[lang], said, YES[lang]);
    expect(own).toMatchObject([
      { service: NAMES[lang].inside, start: WEDNESDAY },
      { service: NAMES[lang].wash, start: WEDNESDAY },
    ]);
  });

  it.each<[Lang, string]>([
    ['en', 'my wife will bring the car. add a hand wash please'],
    ['de', 'meine Frau bringt das Auto. noch eine Handwäsche dazu bitte'],
    ['uk', 'машину привезе дружина. додайте ручну мийку'],
    ['ru', 'машину привезёт жена. добавьте ручную мойку'],
  ])('%s, and whoever brings it brings no second one: %s', (lang, said) => {
    const { turns } = after(lang, said);
    expect(turns.at(-1)?.reply.quote?.total).toBe(150);
  });
});
