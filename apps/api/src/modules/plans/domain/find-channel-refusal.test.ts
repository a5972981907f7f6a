import { expect, it } from 'vitest';
import { findChannelRefusal } from './find-channel-refusal.ts';

it('gives every plan the website chat and a messenger', () => {
  expect(findChannelRefusal('TRIAL', [], 'WEB_CHAT')).toBeNull();
  expect(findChannelRefusal('TRIAL', ['WEB_CHAT'], 'TELEGRAM')).toBeNull();
  expect(findChannelRefusal('PRO', ['TELEGRAM'], 'WEB_CHAT')).toBeNull();
});

it('counts channels, not bots', () => {
  expect(findChannelRefusal('PRO', ['TELEGRAM', 'TELEGRAM', 'WEB_CHAT'], 'TELEGRAM')).toBeNull();
});

it('refuses a second messenger on Pro and names the plan', () => {
  expect(findChannelRefusal('PRO', ['WEB_CHAT', 'TELEGRAM'], 'WHATSAPP')).toContain(
    'Pro plan includes the website chat and 1 messenger',
  );
});

it('allows further messengers on Max', () => {
  expect(findChannelRefusal('MAX', ['WEB_CHAT', 'TELEGRAM'], 'WHATSAPP')).toBeNull();
});
