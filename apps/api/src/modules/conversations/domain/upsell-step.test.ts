import type { DialogState } from '@glossa/engine';
import { describe, expect, it } from 'vitest';
import { upsellStep } from './upsell-step.ts';

const wish = (...services: string[]) =>
  services.map((service) => ({ service, zone: null, material: null, said: '' }));
const plain = { version: 2, upsell: null, wished: wish('Tint') } as unknown as DialogState;
const offered = { ...plain, upsell: { service: 'Strip', isOpen: true } };
const taken = { ...offered, wished: wish('Tint', 'Strip') };

describe('upsellStep', () => {
  it.each([
    ['an extra is mentioned', plain, offered, ['quoteOne', 'extra'], { step: 'offered', service: 'Strip' }],
    ['in the first turn', null, offered, ['quoteOne', 'extra'], { step: 'offered', service: 'Strip' }],
    ['the extra is taken', offered, taken, ['quoteSum'], { step: 'taken', service: 'Strip' }],
    [
      'it is taken and booked at once',
      offered,
      { ...offered, wished: [], booked: { start: '', end: '', wished: wish('Strip') } },
      ['booked'],
      { step: 'taken', service: 'Strip' },
    ],
    ['the extra stays taken', taken, taken, ['offerFirst'], null],
    ['the extra stays offered', offered, offered, ['offerFirst'], null],
    ['a price was asked for aside, nothing was offered', plain, offered, ['quoteOne'], null],
    ['another service is taken', offered, { ...offered, wished: wish('Tint', 'Wash') }, [], null],
    ['nothing is known', null, null, ['extra'], null],
  ])('%s', (_, before, after, acts, step) => {
    expect(upsellStep(before, after, acts)).toEqual(step);
  });
});
