// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { withDraft } from './subscribe.ts';

describe('the message a Subscribe button begins', () => {
  it.each([
    ['', '', 'Pro, please.'],
    ['Max, please.', 'Max, please.', 'Pro, please.'],
    ['Do you speak Polish?', '', 'Pro, please.\n\nDo you speak Polish?'],
    ['Max, please.\n\nDo you speak Polish?', 'Max, please.', 'Pro, please.\n\nDo you speak Polish?'],
  ])('with %j typed after %j reads %j', (typed, begun, message) => {
    expect(withDraft(typed, 'Pro, please.', begun)).toBe(message);
  });
});
