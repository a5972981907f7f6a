import { describe, expect, it } from 'vitest';
import { type DialogState, takeTurn } from '../../index.ts';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';

const booking = {
  id: 'b1',
  service: 'Wash',
  start: '2027-03-16T09:00:00Z',
  end: '2027-03-16T10:00:00Z',
  bayId: 'bay',
  customerName: 'Max',
};

function answer(
  lang: Lang,
  text: string,
  { reminded, at = '2027-03-15T08:00:00Z' }: { reminded?: string; at?: string } = {},
) {
  const studio = studioIn(lang, {});
  const calendar = { busy: [], own: [booking] };
  const greeted: { state: DialogState } = takeTurn({
    text: lang === 'en' ? 'Hello' : 'Hi',
    state: null,
    studio,
    now: at,
    calendar,
  });
  const state = { ...greeted.state, ...(reminded && { reminded }) };
  return takeTurn({ text, state, studio, now: at, calendar });
}

describe('a client who comes', () => {
  it.each<[Lang, string]>([
    ['en', 'I’m coming'],
    ['en', "yes, I'll be there"],
    ['de', 'Ich komme'],
    ['de', 'ja, bin dabei'],
    ['uk', 'Так, буду'],
    ['uk', 'приїду'],
    ['ru', 'Да, буду'],
    ['ru', 'приеду обязательно'],
  ])('%s: %s is noted with the booking', (lang, text) => {
    const turn = answer(lang, text, { reminded: 'b1' });
    expect(turn.acts).toEqual(['comingNoted']);
    expect(turn.effects).toEqual([{ kind: 'arrival', bookingId: 'b1', word: 'coming', minutes: null }]);
    expect(turn.state.reminded).toBeUndefined();
  });

  it.each<[Lang, string]>([
    ['en', 'yes'],
    ['de', 'ja'],
    ['uk', 'так'],
    ['ru', 'да'],
  ])('%s: a plain %s answers the reminder, and only that', (lang, text) => {
    expect(answer(lang, text, { reminded: 'b1' }).effects).toMatchObject([{ word: 'coming' }]);
    expect(answer(lang, text).effects).toEqual([]);
  });

  it('confirms nothing long before, and nothing that is a question or a no', () => {
    expect(answer('en', "I'm coming", { at: '2027-03-01T08:00:00Z' }).effects).toEqual([]);
    for (const text of ["I'm not coming", 'am I coming tomorrow?', "I'll be there if it does not rain"])
      expect(answer('en', text, { reminded: 'b1' }).effects).not.toMatchObject([{ word: 'coming' }]);
  });
});

describe('a client who is late', () => {
  it.each<[Lang, string, number | null]>([
    ['en', "I'll be 15 minutes late", 15],
    ['de', 'Ich verspäte mich um 20 Minuten', 20],
    ['uk', 'запізнюсь на 10 хвилин', 10],
    ['ru', 'опоздаю на полчаса', 30],
    ['en', 'running a few minutes late', null],
  ])('%s: %s is noted with the booking', (lang, text, minutes) => {
    const turn = answer(lang, text, { at: '2027-03-16T08:30:00Z' });
    expect(turn.acts).toEqual(['delayNoted']);
    expect(turn.effects).toContainEqual({ kind: 'arrival', bookingId: 'b1', word: 'late', minutes });
  });
});
