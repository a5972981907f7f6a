// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { exampleBot, examplePartner } from '../../testing/examples.ts';
import { botImprovements } from './bot-improvements.ts';

const { config } = examplePartner();
const complete = exampleBot({ exampleScript: 'Hi!', greeting: 'Hello', adminEmail: 'a@b.example' });

describe('botImprovements', () => {
  it('finds nothing to do for a complete bot', () => {
    expect(botImprovements(complete, { ...config, contactPhone: '+49 30 1' })).toEqual([]);
  });

  it('puts missing prices before everything else', () => {
    const bare = exampleBot({ hasPricing: false, status: 'PAUSED' });
    const closed = { ...config, hours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } };
    expect(botImprovements(bare, closed)).toEqual([
      'prices',
      'live',
      'hours',
      'script',
      'contact',
      'adminEmail',
      'greeting',
    ]);
  });

  it('says nothing about a business it does not see', () => {
    expect(botImprovements(complete, null)).toEqual([]);
  });
});
