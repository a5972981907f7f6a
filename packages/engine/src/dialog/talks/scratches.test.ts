import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

describe('a scratch or a dent to be taken away is no cleaning of the cabin', () => {
  it.each([
    ['ru', 'хочу убрать царапину на крыле, опель астра, цена?'],
    ['ru', 'надо убрать вмятину на крыле, сколько стоит?'],
  ] satisfies [Lang, string][])('%s: %s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.reply.quote).toBeUndefined();
    expect(turn?.state.wished.map(({ service }) => service)).not.toContain(NAMES[lang].inside);
    expect(turn?.acts).toContain('notOnList');
  });
});
