import { expect, it } from 'vitest';
import { findChannelRefusal } from './find-channel-refusal.ts';

it('allows the first channel on every plan', () => {
  expect(findChannelRefusal('TRIAL', [], 'WEB_CHAT')).toBeNull();
  expect(findChannelRefusal('PRO', [], 'TELEGRAM')).toBeNull();
});

it('counts channels, not bots', () => {
  expect(findChannelRefusal('PRO', ['WEB_CHAT', 'WEB_CHAT'], 'WEB_CHAT')).toBeNull();
});

it('refuses a second channel on Pro and names the plan', () => {
  expect(findChannelRefusal('PRO', ['WEB_CHAT'], 'TELEGRAM')).toContain('Pro plan includes 1 channel');
});

it('allows a second channel on Max', () => {
  expect(findChannelRefusal('MAX', ['WEB_CHAT'], 'TELEGRAM')).toBeNull();
});
