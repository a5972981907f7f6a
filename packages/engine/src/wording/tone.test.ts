import { describe, expect, it } from 'vitest';
import { exampleStudio, talkTo } from '../dialog/talks/talk.fixture.ts';
import type { Tone } from '../facts.ts';
import { row } from '../row.fixture.ts';

const rows = [row('Hand wash', 30), row('Interior cleaning', 90)];

const lines = {
  EN: ['How much is interior cleaning?', 'Tuesday at 10', 'Nora', 'yes', 'thank you, bye'],
  DE: ['Was kostet die Innenreinigung?', 'Dienstag um 10', 'Nora', 'ja', 'danke, tschüss'],
  UA: ['Скільки коштує прибирання салону?', 'вівторок о 10', 'Нора', 'так', 'дякую, до побачення'],
  RU: ['Сколько стоит уборка салона?', 'вторник в 10', 'Нора', 'да', 'спасибо, до свидания'],
};

function talk(said: readonly string[], tone?: Tone) {
  const studio = exampleStudio(rows, { address: 'Hafenweg 1', ...(tone && { tone }) });
  return talkTo(studio, said).map(({ reply, effects }) => ({
    text: reply.text,
    total: reply.quote?.total,
    effects,
  }));
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
