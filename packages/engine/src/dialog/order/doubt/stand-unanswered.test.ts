import { describe, expect, it } from 'vitest';
import { newDialog } from '../../../dialog-state.ts';
import { understand } from '../../../understanding/understand.ts';
import { newDraft } from '../../draft.ts';
import { standUnanswered } from './stand-unanswered.ts';

const wish = (service: string) => ({ service, zone: null, material: null, said: '' });
const [wash, clean, wax] = [wish('Hand wash'), wish('Interior cleaning'), wish('Wax')];

function wishedAfter(text: string, orders = [[wash], [clean, wash]]): string[] {
  const draft = newDraft({
    ...newDialog('EN'),
    wished: [wash],
    previous: [wash, clean],
    asked: { kind: 'order', choices: ['one', 'other'], orders },
  });
  const now = '2026-11-16T08:00:00Z';
  standUnanswered(
    draft,
    understand(text, { now, timezone: 'Europe/Berlin', language: 'EN', isNameAsked: false }),
  );
  return draft.state.wished.map(({ service }) => service);
}

describe('an order that was asked about and not told', () => {
  it('is what stood before, once the client goes on to a time', () => {
    expect(wishedAfter('anything on Saturday?')).toEqual(['Interior cleaning', 'Hand wash']);
  });

  it('is judged anew where goods are named', () => {
    expect(wishedAfter('just the wash')).toEqual(['Hand wash']);
  });

  it('stays what was made of it where what stood before is none of the readings', () => {
    expect(wishedAfter('anything on Saturday?', [[wash], [wax, wash]])).toEqual(['Hand wash']);
  });
});
