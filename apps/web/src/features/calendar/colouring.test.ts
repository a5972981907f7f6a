import { expect, it } from 'vitest';
import { exampleEvent, examplePartner } from '../../testing/examples.ts';
import { toneOf } from './colouring.ts';

const { config } = examplePartner();
const event = exampleEvent();

it('gives the same service the same colour, and another by its bay', () => {
  const same = exampleEvent({ service: ' ceramic COATING ', title: 'Other' });
  expect(toneOf(event, 'service', config)).toBe(toneOf(same, 'service', config));
  expect(toneOf(event, 'bay', config)).toBe(0);
});

it('leaves closures, holds and the plain calendar alone', () => {
  expect(toneOf(exampleEvent({ bayId: null }), 'bay', config)).toBeNull();
  expect(toneOf(exampleEvent({ status: 'HOLD' }), 'service', config)).toBeNull();
  expect(toneOf(event, 'source', config)).toBeNull();
});
