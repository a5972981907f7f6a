import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';
import { talkTo } from '../talks/talk.fixture.ts';

const QUOTED: Record<Lang, string> = {
  en: 'how much is interior cleaning for a Golf?',
  de: 'Was kostet eine Innenreinigung für einen Golf?',
  uk: 'скільки коштує хімчистка салону на гольф?',
  ru: 'сколько стоит химчистка салона на гольф?',
};

function after(lang: Lang, ...lines: string[]) {
  return talkTo(studioIn(lang), [QUOTED[lang], ...lines], { calendar: { busy: [], own: [] } }).at(-1);
}

describe('words that tell no time take and hold none', () => {
  it.each<[Lang, string]>([
    ['en', 'the whole interior in an hour?? you sure?'],
    ['en', 'within 2 hours? really?'],
    ['en', 'so all together from 21, right?'],
    ['de', 'eine komplette Innenreinigung in einer Stunde? wirklich?'],
    ['de', 'in 2 Stunden nur? echt jetzt'],
    ['de', 'alles zusammen ab 18 also?'],
    ['uk', 'увесь салон за годину?? серйозно?'],
    ['uk', 'хімчистка за 2 години? щось мало'],
    ['uk', 'все разом від 18, так?'],
    ['ru', 'химчистка за час?? точно?'],
    ['ru', 'всё вместе от 21 да'],
  ])('%s: %s', (lang, said) => {
    const turn = after(lang, said);
    expect(turn?.effects.filter(({ kind }) => kind === 'hold')).toEqual([]);
    expect(turn?.state.slot).toBeNull();
    expect(turn?.state.wishedTime).toBeNull();
    expect(turn?.state.offered).toEqual([]);
  });

  it.each<[Lang, string]>([
    ['en', 'can I come in an hour?'],
    ['de', 'kann ich in einer Stunde vorbeikommen?'],
    ['uk', 'можна за годину приїхати?'],
    ['ru', 'можно через час подъехать?'],
  ])('%s, while an hour at which somebody comes is one: %s', (lang, said) => {
    expect(after(lang, said)?.state.slot?.start).toBe('2027-03-15T09:00:00Z');
  });
});
