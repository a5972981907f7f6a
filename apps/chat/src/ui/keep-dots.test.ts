import { expect, it } from 'vitest';
import { keepDots } from './keep-dots.ts';

it.each([
  ['Tint · Rear · Ceramic', 'Tint\u00a0· Rear\u00a0· Ceramic'],
  ['• Tint: €45\n· as it was', '• Tint: €45\n· as it was'],
  ['no dot', 'no dot'],
])('keeps the dots of %j with the words before them', (text, kept) => {
  expect(keepDots(text)).toBe(kept);
});
