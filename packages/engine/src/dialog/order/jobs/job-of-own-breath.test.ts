import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

const LISTS = {
  en: 'Outside wash,Outside wash and wax,Interior clean basic,Interior clean intensive,Underbody wash,Wheel clean',
  de: 'Außenwäsche,Außenwäsche mit Wachs,Innenreinigung Basis,Innenreinigung Intensiv,Unterbodenwäsche,Felgenreinigung',
  uk: 'Мийка кузова,Мийка кузова з воском,Чистка салону базова,Чистка салону повна,Мийка днища,Чистка дисків',
  ru: 'Мойка кузова,Мойка кузова с воском,Чистка салона базовая,Чистка салона полная,Мойка днища,Чистка дисков',
} as const;
type Lang = keyof typeof LISTS;

function studioIn(lang: Lang) {
  const rows = LISTS[lang].split(',').map((service, at) => row(service, [19, 29, 39, 109, 18, 22][at] ?? 0));
  return exampleStudio(rows, {
    botLanguage: lang,
    rules: { upsell: 'OFF', upsells: [], handoffWords: [], handoffAfterUnclear: 0 },
  });
}

const TALKS: [Lang, string, string, string][] = [
  ['en', 'how much to wash it and hoover inside? its a golf', 'basic', 'without wax'],
  ['de', 'was kost waschen und innen saugen? is a golf', 'basis', 'ohne wachs'],
  ['uk', 'скільки помити і почистити всередині? гольф', 'базова', 'мийка кузова без воску'],
  ['ru', 'сколько помыть и почистить внутри? гольф', 'базовая', 'мойка кузова без воска'],
];

describe('of two jobs named in plain words none vanishes', () => {
  it.each(TALKS)('%s: %s … %s … %s', (lang, first, second, third) => {
    const turns = talkTo(studioIn(lang), [first, second, third]);
    const [wash, , basic] = LISTS[lang].split(',');
    expect(turns[0]?.reply.text).toContain(`${wash}: `);
    expect(turns[0]?.reply.text).toContain(`${basic}: `);
    expect(turns[2]?.reply.quote?.total).toBe(58);
  });
});
