import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import type { Lang } from '../talks/four-studios.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

type Talk = { names: [ozone: string, leather: string, seat: string, seats: string]; says: string[] };

const TALKS: Record<Lang, Talk> = {
  en: {
    names: ['Ozone treatment', 'Leather care', 'per seat', 'all seats'],
    says: [
      'ozone treatment please',
      'and leather care, what does that cost, just asking?',
      'so 50 for both? ok add that to the ozone',
    ],
  },
  de: {
    names: ['Ozonbehandlung', 'Lederpflege', 'pro Sitz', 'alle Sitze'],
    says: [
      'Ozonbehandlung bitte',
      'und was kostet Lederpflege, nur so gefragt?',
      'also 50 für beide vorne? dann nehmen wir das mit dazu',
    ],
  },
  uk: {
    names: ['Озонування', 'Догляд за шкірою', 'одне сидіння', 'усі сидіння'],
    says: [
      'озонування, будь ласка',
      'а скільки коштує догляд за шкірою, просто питаю?',
      'тобто 50 за два? додайте до озонування',
    ],
  },
  ru: {
    names: ['Озонирование', 'Уход за кожей', 'одно сиденье', 'все сиденья'],
    says: [
      'озонирование, пожалуйста',
      'а сколько стоит уход за кожей, просто интересно?',
      'то есть 50 за два? добавьте к озонированию',
    ],
  },
};

describe('what was shown is taken as often as the price says that is repeated', () => {
  it.each(Object.entries(TALKS) as [Lang, Talk][])('%s', (lang, { names, says }) => {
    const [ozone, leather, seat, seats] = names;
    const rows = [row(ozone, 60), row(leather, 25, { zone: seat }), row(leather, 110, { zone: seats })];
    const turns = talkTo(exampleStudio(rows, { botLanguage: lang }), says);
    expect(turns.at(-1)?.reply.quote?.total).toBe(110);
  });
});
