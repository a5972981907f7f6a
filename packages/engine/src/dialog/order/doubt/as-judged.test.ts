import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

const LISTS = {
  en: [
    row('Hand wash', 30),
    row('Interior valet', 85),
    row('Ozone treatment', 40, { zone: '20 min' }),
    row('Ozone treatment', 60, { zone: '40 min' }),
    row('Ceramic coating', 400, { zone: '1 year' }),
    row('Ceramic coating', 650, { zone: '3 years' }),
    row('Headlight restoration', 30, { zone: 'single' }),
    row('Headlight restoration', 50, { zone: 'pair' }),
    row('Engine bay clean', 45),
    row('Dog hair removal', 35),
  ],
  de: [
    row('Handwäsche', 30),
    row('Innenreinigung', 85),
    row('Keramikversiegelung', 400, { zone: '12 Monate' }),
    row('Keramikversiegelung', 650, { zone: '36 Monate' }),
    row('Scheinwerfer aufbereiten', 30, { zone: 'pro Stück' }),
    row('Scheinwerfer aufbereiten', 50, { zone: 'Paar' }),
    row('Motorraumreinigung', 45),
    row('Polsterreparatur', 60, { zone: 'Riss' }),
    row('Tierhaare entfernen', 35),
  ],
  uk: [
    row('Мийка', 300),
    row('Хімчистка салону', 2500),
    row('Кераміка', 6000, { zone: '1 рік' }),
    row('Кераміка', 9000, { zone: '3 роки' }),
    row('Мийка двигуна', 600),
    row('Видалення шерсті', 500),
    row('Антидощ', 700, { zone: 'лобове' }),
    row('Антидощ', 1500, { zone: 'коло' }),
  ],
  ru: [
    row('Мойка', 900),
    row('Химчистка салона', 7500),
    row('Керамика', 16000, { zone: '1 год' }),
    row('Керамика', 25000, { zone: '3 года' }),
    row('Мойка двигателя', 1500),
    row('Удаление шерсти', 1200),
    row('Антидождь', 1200, { zone: 'лобовое' }),
    row('Антидождь', 3500, { zone: 'круг' }),
  ],
};
type Lang = keyof typeof LISTS;

function standsAt(lang: Lang, messages: string[]): string[] {
  const studio = exampleStudio(LISTS[lang], { botLanguage: lang });
  const state = talkTo(studio, messages).at(-1)?.state;
  return (state?.wished ?? [])
    .map(({ service, zone }) => [service, zone].filter(Boolean).join(' '))
    .toSorted();
}

describe('what was judged is the order', () => {
  it.each<[Lang, string[], string[]]>([
    ['en', ['ozone 40 mins and a hand wash'], ['Hand wash', 'Ozone treatment 40 min']],
    ['en', ['how much is the 3 yr ceramic'], ['Ceramic coating 3 years']],
    ['en', ['interior valet', 'and engine clean?'], ['Interior valet']],
    ['en', ['hi how much to sort cloudy headlights, both'], ['Headlight restoration pair']],
    ['de', ['was kostet die keramik für 3 jahre'], ['Keramikversiegelung 36 Monate']],
    ['de', ['innenreinigung bitte', 'ein polster hat nen riss'], ['Innenreinigung', 'Polsterreparatur Riss']],
    [
      'de',
      ['handwäsche', '+ motorraum und tierhaare'],
      ['Handwäsche', 'Motorraumreinigung', 'Tierhaare entfernen'],
    ],
    ['uk', ['мийка', 'а де хімка? я ж просив і її'], ['Мийка', 'Хімчистка салону']],
    ['uk', ['антидощ скільки', 'по колу давай'], ['Антидощ коло']],
    ['uk', ['мийка і мийка двигуна', 'дорого, мотор не треба'], ['Мийка']],
    ['ru', ['керамика на 3 года сколько'], ['Керамика 3 года']],
    ['ru', ['мойка', 'псиной воняет и шерсть везде, уберите тоже'], ['Мойка', 'Удаление шерсти']],
    ['ru', ['антидождь на круг и мойку'], ['Антидождь круг', 'Мойка']],
    ['ru', ['мойка и мойка двигателя', 'не, полторы за мотор дорого, не надо'], ['Мойка']],
  ])('%s: %j', (lang, messages, order) => {
    expect(standsAt(lang, messages)).toEqual(order.toSorted());
  });
});
