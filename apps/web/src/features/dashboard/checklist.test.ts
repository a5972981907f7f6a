// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { examplePartner } from '../../testing/examples.ts';
import { checklist } from './checklist.ts';

const row = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3303',
  service: 'Roof wrap',
  zone: null,
  material: null,
  carType: null,
  carTypeMeaning: null,
  price: 290,
  priceTo: null,
  isFrom: false,
  currency: 'EUR' as const,
  durationMinutes: null,
  isActive: true,
  isSample: false,
  source: null,
};
const fresh = examplePartner();
const partner = { ...fresh, config: { ...fresh.config, hoursSeen: true } };
const open = (known: Parameters<typeof checklist>[0]) =>
  checklist(known).flatMap(({ step, isDone }) => (isDone ? [] : [step]));

describe('checklist', () => {
  it('names what a fresh studio still needs', () => {
    expect(open({ partner, prices: [], conversations: 0 })).toEqual(['prices', 'contact', 'client']);
    expect(open({ partner: { ...partner, bots: [] }, prices: [], conversations: 0 })[0]).toBe('bot');
  });

  it('counts opening hours once somebody has looked at them', () => {
    expect(open({ partner: fresh, prices: [row], conversations: 1 })).toEqual(['hours', 'contact']);
  });

  it('asks for the country where nobody has told it', () => {
    const { config } = partner;
    const nowhere = { ...partner, config: { ...config, country: '' } };
    expect(open({ partner: nowhere, prices: [row], conversations: 1 })).toEqual(['place', 'contact']);
    expect(checklist({ partner, prices: [], conversations: 0 }).map(({ step }) => step)).not.toContain(
      'place',
    );
  });

  it('does not take the samples of a trade for prices', () => {
    expect(open({ partner, prices: [{ ...row, isSample: true }], conversations: 1 })).toContain('prices');
    expect(open({ partner, prices: [row], conversations: 1 })).toEqual(['contact']);
  });
});
