import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { type Lang, NAMES, studioIn } from '../talks/four-studios.fixture.ts';
import { talkTo } from '../talks/talk.fixture.ts';

const asked = (lang: Lang, country: string, ...lines: string[]) =>
  talkTo(studioIn(lang, { country, tintNotice: true }), lines).map(({ acts }) => acts);
const LAWS = ['tintLawDE', 'tintLawGB', 'tintLawKZ', 'tintLawUA'];
const lawIn = (acts: readonly string[] | undefined) => acts?.filter((act) => LAWS.includes(act)) ?? [];

describe('the law is told when front glass is asked for, in', () => {
  it.each<[Lang, string]>([
    ['de', 'Kann man die vorderen Seitenscheiben tönen?'],
    ['de', 'Was kostet Frontscheibe tönen?'],
    ['de', 'Windschutzscheibe mit Folie, was kostet das?'],
    ['de', 'Fahrer- und Beifahrerfenster dunkel machen'],
    ['de', 'Scheiben vorne auch schwarz?'],
    ['de', 'alle Scheiben tönen'],
    ['de', 'Fahrerscheibe tönen'],
    ['de', 'Seitenscheiben vorn folieren'],
    ['en', 'can you tint the front windows?'],
    ['en', 'tint my windshield'],
    ['en', 'driver and passenger window tint'],
    ['en', 'how much to black out all the windows'],
    ['uk', 'затонувати передні вікна'],
    ['uk', 'скільки коштує тонування лобового'],
    ['uk', 'затонувати скло водія і пасажира'],
    ['uk', 'лобове скло плівкою'],
    ['ru', 'тонировка лобовухи'],
    ['ru', 'тонировка лобового стекла сколько стоит'],
    ['ru', 'водительское и пассажирское стекло затонировать'],
    ['ru', 'передние двери затемнить, стекла'],
  ])('%s: %s', (lang, text) => {
    expect(lawIn(asked(lang, 'DE', text)[0])).toEqual(['tintLawDE']);
    for (const country of ['GB', 'KZ', 'UA'])
      expect(lawIn(asked(lang, country, text)[0])).toEqual([`tintLaw${country}`]);
    expect(lawIn(asked(lang, 'AT', text)[0])).toEqual([]);
    expect(lawIn(asked(lang, '', text)[0])).toEqual([]);
  });
});

describe('nothing of the law is told for', () => {
  it.each<[Lang, string]>([
    ['de', 'hinten tönen, vorne nicht'],
    ['de', 'nur die hinteren Scheiben tönen'],
    ['de', 'Frontscheibe hat einen Steinschlag'],
    ['de', 'Frontstoßstange folieren'],
    ['de', 'Folie vorne entfernen'],
    ['en', 'ppf for the front bumper'],
    ['en', 'rear windows tint'],
    ['uk', 'тонування задньої півсфери'],
    ['ru', 'полировка передних фар'],
  ])('%s: %s', (lang, text) => {
    expect(lawIn(asked(lang, 'DE', text)[0])).toEqual([]);
  });
});

it('is told in answer to the question for the part, and once', () => {
  const acts = asked('de', 'DE', NAMES.de.tint, 'Golf', 'vorne', 'doch lieber vorne und hinten');
  expect(acts.map(lawIn)).toEqual([[], [], ['tintLawDE'], []]);
});

it('is told where the list has no row for the front', () => {
  const studio = studioIn('de', { country: 'DE', tintNotice: true });
  const rows = studio.rows.filter(({ zone }) => zone !== NAMES.de.front && zone !== NAMES.de.round);
  const [turn] = talkTo({ ...studio, rows }, ['Was kostet Tönung vorne beim Golf?']);
  expect(turn?.acts).toContain('tintLawDE');
  expect(turn?.acts.at(-1)).not.toBe('tintLawDE');
});

it('is not told where the studio has switched it off', () => {
  const studio = studioIn('de', { country: 'DE', tintNotice: false });
  expect(lawIn(talkTo(studio, ['Was kostet Frontscheibe tönen?'])[0]?.acts)).toEqual([]);
});

it('is no matter of a price for all windows of the rear', () => {
  const rows = ['Standard film', 'Ceramic film'].map((material, at) =>
    row('Window tinting', 200 + at, { zone: 'Rear, all windows', material }),
  );
  const studio = { ...studioIn('en', { country: 'DE', tintNotice: true }), rows };
  const turns = talkTo(studio, ['tint the rear windows of my Golf, how much?', 'ceramic film']);
  expect(turns.at(-1)?.reply.quote?.total).toBe(201);
  expect(turns.flatMap(({ acts }) => lawIn(acts))).toEqual([]);
});

it('stands in a paragraph of its own', () => {
  const [turn] = talkTo(studioIn('de', { country: 'DE', tintNotice: true }), [
    'Was kostet Frontscheibe tönen?',
  ]);
  const law = turn?.reply.text.split('\n\n').filter((part) => part.includes('StVZO'));
  expect(law).toEqual([expect.stringMatching(/^Hinweis, keine Rechtsberatung: .*\)\.$/)]);
});
