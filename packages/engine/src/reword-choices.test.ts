import { describe, expect, it } from 'vitest';
import { exampleStudio } from './dialog/talks/talk.fixture.ts';
import { newDialog } from './dialog-state.ts';
import { rewordChoices } from './reword-choices.ts';
import { row } from './row.fixture.ts';

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

  it('says names of the list anew where the trade has a word for them', () => {
    const rows = [row('Scheibentönung', 90, { zone: 'Heckscheibe' }), row('Gold', 190)];
    const wanted = { studio: exampleStudio(rows, { botLanguage: 'de' }), state };
    const english = rewordChoices(['Heckscheibe', 'Gold'], { ...wanted, language: 'EN' });
    expect(english).toEqual(['Rear window', 'Gold']);
    expect(rewordChoices(english, { ...wanted, language: 'RU' })).toEqual(['Заднее стекло', 'Gold']);
  });

  it('comes back to the same words', () => {
    const german = ['Fr, 13. März, 9:00 Uhr', 'Ja, stimmt'];
    const russian = rewordChoices(german, { studio, state, language: 'RU' });
    expect(russian).not.toEqual(german);
    expect(rewordChoices(russian, { studio, state, language: 'DE' })).toEqual(german);
  });
});
