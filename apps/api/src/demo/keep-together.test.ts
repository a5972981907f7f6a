import { expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

it.each([
  ['RU', 'Тонировка · SUV', 'Тонировка\u00a0· SUV'],
  ['UA', 'Що зробимо з авто? Є на вибір', 'Що зробимо з\u00a0авто? Є\u00a0на вибір'],
  ['RU', 'Я Алия, и я помогу', 'Я\u00a0Алия, и\u00a0я\u00a0помогу'],
  ['DE', 'Was dürfen wir tun', 'Was dürfen wir tun'],
] as const)('%s: %s', (language, text, kept) => {
  expect(keepTogether(text, language)).toBe(kept);
});
