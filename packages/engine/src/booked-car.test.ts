import { describe, expect, it } from 'vitest';
import { exampleStudio } from './dialog/talks/talk.fixture.ts';
import { type DialogState, type TurnResult, takeTurn } from './index.ts';
import { row } from './row.fixture.ts';

const now = '2027-03-15T08:00:00Z';
const studio = exampleStudio([row('Handwäsche', 45)], {
  botLanguage: 'de',
  bays: [{ id: 'b1', name: 'Box 1' }],
});

function bookedAfter(lines: readonly string[], facts = studio) {
  let state: DialogState | null = null;
  let last: TurnResult | null = null;
  for (const text of lines) {
    last = takeTurn({ text, state, studio: facts, calendar: { busy: [], own: [] }, now });
    state = last.state;
  }
  return { effect: last?.effects.find(({ kind }) => kind === 'book'), reply: last?.reply };
}

describe('the car of a booking', () => {
  it('is what the client said of it, with the plate', () => {
    const lines = ['Was kostet eine Handwäsche für meinen BMW X5?', 'Donnerstag um 11 Uhr', 'Jonas'];
    const { effect, reply } = bookedAfter([...lines, 'Kennzeichen ist B-AB 1234', 'ja']);
    expect(effect).toMatchObject({ car: { name: 'BMW X5', type: 'SUV', plate: 'B-AB 1234' } });
    expect(reply?.quote).toMatchObject({ car: 'BMW X5' });
  });

  it('is named by its type on the list where there is one', () => {
    const rows = ['SUV / Van', 'Kleinwagen'].map((carType, i) => row('Handwäsche', 60 - i, { carType }));
    const lines = ['Handwäsche für meinen BMW X5', 'Donnerstag um 11 Uhr', 'Jonas', 'ja'];
    const { effect } = bookedAfter(lines, { ...studio, rows });
    expect(effect).toMatchObject({ car: { name: 'BMW X5', type: 'SUV / Van', plate: '' } });
  });

  it('is nothing where nobody spoke of one', () => {
    const { effect, reply } = bookedAfter(['Handwäsche', 'Donnerstag um 11 Uhr', 'Jonas', 'ja']);
    expect(effect).toMatchObject({ car: null });
    expect(reply?.quote).not.toHaveProperty('car');
  });
});
