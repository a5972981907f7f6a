// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { exampleBot, examplePartner } from '../../testing/examples.ts';
import { botScore, type StudioView } from './bot-score.ts';

const partner = examplePartner();
const complete = exampleBot({ exampleScript: 'Hi!', greeting: 'Hello', adminEmail: 'a@b.example' });
const view: StudioView = {
  partner: { ...partner, config: { ...partner.config, contactPhone: '+49 30 1' } },
  prices: [],
  gaps: 0,
  openQuestions: 0,
  conversations: 4,
};

describe('botScore', () => {
  it('gives a complete bot the whole hundred', () => {
    expect(botScore(complete, view)).toEqual({ score: 100, missing: [] });
  });

  it('puts missing prices before everything else and counts them the most', () => {
    const bare = exampleBot({ hasPricing: false, status: 'PAUSED' });
    const { score, missing } = botScore(bare, { ...view, conversations: 0, openQuestions: 2, gaps: 3 });
    expect(missing).toEqual([
      'prices',
      'live',
      'script',
      'questions',
      'gaps',
      'channel',
      'adminEmail',
      'greeting',
    ]);
    expect(score).toBe(33);
    expect(botScore(exampleBot({ ...complete, hasPricing: false }), view).score).toBe(75);
  });

  it('measures a bot by itself for somebody who does not see the business', () => {
    expect(botScore(complete, null)).toEqual({ score: null, missing: [] });
    expect(botScore({ ...complete, status: 'PAUSED' }, null).missing).toEqual(['live']);
  });
});
