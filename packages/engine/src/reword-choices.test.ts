import { describe, expect, it } from 'vitest';
import { exampleStudio } from './dialog/talk.fixture.ts';
import { newDialog } from './dialog-state.ts';
import { rewordChoices } from './reword-choices.ts';

const studio = exampleStudio([], { botLanguage: 'de' });
const offered = [{ bayId: 'b', start: '2026-03-13T08:00:00Z', end: '2026-03-13T10:00:00Z' }];
const state = { ...newDialog('DE'), offered };

describe('choices in another language', () => {
  it('says our own sentences and times anew and leaves words of the list alone', () => {
    const german = ['Fr, 13. März, 9:00 Uhr', 'Andere Zeit', 'Heckscheibe'];
    expect(rewordChoices(german, { studio, state, language: 'UA' })).toEqual([
      'пт, 13 березня, 9:00',
      'Інший час',
      'Heckscheibe',
    ]);
  });

  it('comes back to the same words', () => {
    const german = ['Fr, 13. März, 9:00 Uhr', 'Ja, stimmt'];
    const russian = rewordChoices(german, { studio, state, language: 'RU' });
    expect(russian).not.toEqual(german);
    expect(rewordChoices(russian, { studio, state, language: 'DE' })).toEqual(german);
  });
});
