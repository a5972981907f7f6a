import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkInCalendar, talkTo } from './talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';

/** The words of a shop that sells each film for two, five and nine years, and what its client says. */
const TOLD: Record<Lang, Record<string, string>> = {
  en: {
    ...{ tint: 'Window tint', rear: 'rear half', front: 'front doors', years: 'years', wash: 'Hand wash' },
    ...{ ozone: 'Ozone treatment', wish: 'rear half tint with the 5 years film', glad: 'Perfect!' },
    ...{ book: 'yes please, book it', day: 'Thursday at 9am', hour: '9am', name: 'Tom Baker' },
    ...{
      more: 'yes, and the front doors as well with the 5 years film',
      ask: 'Lovely. And can it stay overnight?',
    },
    ...{ yes: 'yes', asked: 'so did you put me down or not?', washed: 'hand wash, Thursday at 9am' },
    ...{ smell: 'have you got anything against dog smell as well?' },
  },
  de: {
    ...{
      tint: 'Scheibentönung',
      rear: 'Heckbereich',
      front: 'Vordertüren',
      years: 'Jahre',
      wash: 'Handwäsche',
    },
    ...{ ozone: 'Ozonbehandlung', wish: 'Heckbereich tönen mit der Folie 5 Jahre', glad: 'Perfekt!' },
    ...{ book: 'ja bitte, buchen', day: 'Donnerstag um 9 Uhr', hour: '9 Uhr', name: 'Tom Becker' },
    ...{
      more: 'ja, und die Vordertüren auch noch mit der Folie 5 Jahre',
      ask: 'Super. Und kann der Wagen über Nacht bleiben?',
    },
    ...{ yes: 'ja', asked: 'bin ich jetzt eingetragen?', washed: 'Handwäsche, Donnerstag um 9 Uhr' },
    ...{ smell: 'habt ihr auch noch was gegen Hundegeruch?' },
  },
  uk: {
    ...{
      tint: 'Тонування',
      rear: 'задня півсфера',
      front: 'передні двері',
      years: 'років',
      wash: 'Ручна мийка',
    },
    ...{ ozone: 'Озонування', wish: 'тонування задня півсфера плівка 5 років', glad: 'Чудово!' },
    ...{ book: 'так, запишіть', day: 'четвер о 9:00', hour: 'о 9:00', name: 'Тарас Коваль' },
    ...{ more: 'так, і ще передні двері теж плівкою 5 років', ask: 'Супер. А можна залишити машину на ніч?' },
    ...{ yes: 'так', asked: 'то ви мене записали чи ні?', washed: 'ручна мийка, четвер о 9:00' },
    ...{ smell: 'а є ще щось проти запаху собаки?' },
  },
  ru: {
    ...{
      tint: 'Тонировка',
      rear: 'задняя полусфера',
      front: 'передние двери',
      years: 'лет',
      wash: 'Ручная мойка',
    },
    ...{ ozone: 'Озонирование', wish: 'тонировка задняя полусфера плёнка 5 лет', glad: 'Отлично!' },
    ...{ book: 'да, запишите', day: 'четверг в 9:00', hour: 'в 9:00', name: 'Олег Белов' },
    ...{
      more: 'да, и ещё передние двери тоже плёнкой 5 лет',
      ask: 'Супер. А можно оставить машину на ночь?',
    },
    ...{ yes: 'да', asked: 'так вы меня записали или нет?', washed: 'ручная мойка, четверг в 9:00' },
    ...{ smell: 'а есть ещё что-нибудь против запаха собаки?' },
  },
};

const LANGS: readonly Lang[] = ['en', 'de', 'uk', 'ru'];

function shop(lang: Lang) {
  const { tint = '', rear = '', front = '', years, wash = '', ozone = '' } = TOLD[lang];
  const films = [2, 5, 9].flatMap((count) => [
    row(tint, 100 + count * 10, { zone: rear, material: `${count} ${years}` }),
    row(tint, 50 + count * 10, { zone: front, material: `${count} ${years}` }),
  ]);
  return exampleStudio([...films, row(wash, 30), row(ozone, 40)], { botLanguage: lang });
}

function say(lang: Lang, ...names: string[]): string[] {
  return names.map((name) => TOLD[lang][name] ?? '');
}

describe.each(LANGS)('%s', (lang) => {
  it('a bare yes, joy and an hour leave the film that was chosen', () => {
    const turns = talkTo(shop(lang), say(lang, 'wish', 'glad', 'book', 'day', 'name'));
    const films = turns.map(({ state }) => state.wished.map(({ material }) => material));
    expect(films).toEqual(films.map(() => [`5 ${TOLD[lang].years}`]));
    const { turns: later, own } = talkInCalendar(
      shop(lang),
      say(lang, 'wish', 'book', 'hour', 'name', 'yes'),
    );
    expect(later.at(-1)?.state.wished.map(({ material }) => material)).toEqual([`5 ${TOLD[lang].years}`]);
    expect(own.length).toBeLessThanOrEqual(1);
  });

  it('a yes that adds something is summed up anew before anything is booked', () => {
    const { turns, own } = talkInCalendar(shop(lang), say(lang, 'wish', 'day', 'name', 'more'));
    expect(own).toEqual([]);
    const last = turns.at(-1);
    expect(last?.acts).toContain('confirm');
    expect(last?.state.wished.map(({ zone }) => zone)).toEqual([TOLD[lang].rear, TOLD[lang].front]);
    expect(last?.reply.text).toContain('250');
  });

  it('joy before a question agrees to nothing', () => {
    const { own } = talkInCalendar(shop(lang), say(lang, 'wish', 'day', 'name', 'ask'));
    expect(own).toEqual([]);
  });

  it('whoever asks whether they are down is told what stands', () => {
    const { turns, own } = talkInCalendar(shop(lang), say(lang, 'wish', 'day', 'name', 'yes', 'asked'));
    expect(own).toHaveLength(1);
    expect(turns.at(-1)?.acts).toContain('ownBooking');
    expect(turns.at(-1)?.effects).toEqual([]);
  });

  it('what the list has for a smell is told behind a booking', () => {
    const { turns } = talkInCalendar(shop(lang), say(lang, 'washed', 'name', 'yes', 'smell'));
    expect(turns.at(-1)?.reply.text).toContain(TOLD[lang].ozone);
    expect(turns.at(-1)?.acts).not.toContain('partNotOnList');
  });
});

it('a thumb before a question is a yes', () => {
  const { own } = talkInCalendar(shop('en'), [...say('en', 'wish', 'day', 'name'), '👍, can I wait there?']);
  expect(own).toHaveLength(1);
});
