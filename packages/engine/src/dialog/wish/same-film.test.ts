import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';
import { sameFilm } from './same-film.ts';

const grid = (service: string, zones: [string, string], films: [string, string]) =>
  zones.flatMap((zone, part) =>
    films.map((material, film) => row(service, 100 + 50 * part + 30 * film, { zone, material })),
  );

const LISTS = {
  en: grid('Window tint', ['rear window', 'sunroof'], ['carbon', 'ceramic']),
  de: grid('Scheibentönung', ['Heckscheibe', 'Panoramadach'], ['Standard', 'Keramik']),
};

const ASKED = ['rear window tint in ceramic on my golf', 'and what is the sunroof?'];
const asked = talkTo(exampleStudio(LISTS.en), ASKED).at(-1)?.state ?? null;

describe('the same film is the one that stands', () => {
  it.each<[keyof typeof LISTS, string, string, string]>([
    ['en', 'rear window tint in ceramic on my golf', 'and what is the sunroof?', 'same please'],
    ['de', 'Heckscheibe tönen in Keramik, Golf', 'und was kostet das Panoramadach?', 'dieselbe bitte'],
  ])('%s: %s, %s, %s', (language, first, open, same) => {
    const turns = talkTo(exampleStudio(LISTS[language], { botLanguage: language }), [first, open, same]);
    expect(turns[1]?.state.asked?.kind).toBe('material');
    expect(turns[2]?.reply.quote?.total).toBe(130 + 180);
  });

  it.each([
    'same',
    'the same film',
    'das gleiche',
    'тою ж плівкою',
    'такою ж',
    'та сама',
    'той же пленкой что крышу',
    'такую же давайте',
  ])('%s', (said) => {
    expect(sameFilm(said, asked)).toBe('ceramic');
  });

  it('what else is said is left as it is', () => {
    expect(sameFilm('the carbon one', asked)).toBe('the carbon one');
    expect(sameFilm('is it the same?', asked)).toBe('is it the same?');
  });

  it('where several films stand, none of them is taken', () => {
    const said = ['window tint: rear window ceramic and sunroof carbon, golf', 'same'];
    const [, turn] = talkTo(exampleStudio(LISTS.en), said);
    expect(turn?.state.wished.map(({ material }) => material).toSorted()).toEqual(['carbon', 'ceramic']);
  });
});
