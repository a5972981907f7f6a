// @vitest-environment node
import { languages } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { examplePartner } from '../../testing/examples.ts';
import { draftScript } from './draft-script.ts';

const row = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3303',
  service: 'Roof wrap',
  zone: null,
  material: null,
  carType: 'SUV',
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
const partner = examplePartner();

describe('draftScript', () => {
  it('is made of what the studio has said about itself', () => {
    const { config } = partner;
    const script = draftScript({
      partner: {
        ...partner,
        config: { ...config, contactPhone: '+49 30 5550170', policies: 'Cash\nor card.' },
      },
      prices: [row, { ...row, carType: 'Van' }, { ...row, service: 'Secret', isActive: false }],
      language: 'EN',
    });
    expect(script).toContain('Hello, this is Folienwerk.');
    expect(script).toContain('A: We do Roof wrap.');
    expect(script).toContain('A: We have prices for SUV, Van.');
    expect(script).toContain('up to 24 hours before');
    expect(script).toContain('A: Of course: +49 30 5550170.');
    expect(script).toContain('A: Cash or card.');
    expect(script).not.toMatch(/Secret|290/);
  });

  it.each(languages)('leaves out in %s what is not known', (language) => {
    const script = draftScript({ partner, prices: [], language });
    expect(script.split('\n\n')).toHaveLength(2);
    expect(script).toContain('Folienwerk');
  });
});
