import { describe, expect, it } from 'vitest';
import type { DialogState } from '../dialog-state.ts';
import type { Tone } from '../facts.ts';
import { takeTurn } from '../turn.ts';

const row = (service: string, price: number) => ({
  id: service,
  service,
  zone: null,
  material: null,
  carType: null,
  price,
  priceTo: null,
  isFrom: false,
  currency: 'EUR',
  durationMinutes: 60,
});
const open: [string, string][] = [['09:00', '18:00']];
const studio = {
  name: 'Shine',
  address: 'Hafenweg 1',
  phone: '',
  email: '',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  botName: 'Mia',
  botLanguage: 'en',
  greeting: '',
  exampleScript: '',
  hours: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: [], sun: [] },
  rows: [row('Hand wash', 30), row('Interior cleaning', 90)],
};

const lines = {
  EN: ['How much is interior cleaning?', 'Tuesday at 10', 'Nora', 'yes', 'thank you, bye'],
  DE: ['Was kostet die Innenreinigung?', 'Dienstag um 10', 'Nora', 'ja', 'danke, tschüss'],
  UA: ['Скільки коштує прибирання салону?', 'вівторок о 10', 'Нора', 'так', 'дякую, до побачення'],
  RU: ['Сколько стоит уборка салона?', 'вторник в 10', 'Нора', 'да', 'спасибо, до свидания'],
};

function talk(said: readonly string[], tone?: Tone) {
  let state: DialogState | null = null;
  return said.map((text) => {
    const turn = takeTurn({
      text,
      state,
      studio: { ...studio, ...(tone && { tone }) },
      now: '2027-03-15T08:00:00Z',
    });
    state = turn.state;
    return { text: turn.reply.text, total: turn.reply.quote?.total, effects: turn.effects };
  });
}

describe.each(Object.entries(lines))('in %s', (_language, said) => {
  it('says the same prices and does the same in every tone', () => {
    const [friendly, formal, short] = [talk(said), talk(said, 'FORMAL'), talk(said, 'SHORT')];
    const deeds = (turns: typeof friendly) => turns.map(({ total, effects }) => ({ total, effects }));
    expect(deeds(formal)).toEqual(deeds(friendly));
    expect(deeds(short)).toEqual(deeds(friendly));
    expect(friendly.flatMap(({ effects }) => effects.map(({ kind }) => kind))).toContain('book');
  });

  it('exclaims nothing when formal', () => {
    expect(
      talk(said, 'FORMAL')
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('!');
  });

  it('takes fewer words when short', () => {
    const length = (tone?: Tone) => talk(said, tone).reduce((sum, { text }) => sum + text.length, 0);
    expect(length('SHORT')).toBeLessThan(length() * 0.95);
  });
});
