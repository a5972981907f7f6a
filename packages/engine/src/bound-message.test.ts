import { expect, it } from 'vitest';
import { boundMessage } from './bound-message.ts';

it('leaves what people write as it is', () => {
  const text =
    'Hallo, ich hätte am 25.11.2026 um 10:30 Uhr gern eine Politur, dazu innen, die Felgen und - wenn es passt - Keramik.\nGeht das? Tel. 0151 77777777';
  expect(boundMessage(text)).toBe(text);
});

it('keeps the beginning and the end of an endless list', () => {
  const bound = boundMessage(`polish, ${'a, '.repeat(1200)}and wax please`);
  expect(bound).toMatch(/^polish,.*and wax please$/);
  expect(bound.length).toBeLessThan(120);
});

it('keeps the beginning and the end of an endless story', () => {
  const bound = boundMessage(`How much is ${'so '.repeat(1200)}a polish?`);
  expect(bound).toMatch(/^How much is .* a polish\?$/);
  expect(bound.split(' ').length).toBeLessThan(210);
});

it('shortens words without an end, and gaps', () => {
  expect(boundMessage('a'.repeat(3000))).toBe('a'.repeat(80));
  expect(boundMessage(`a${' '.repeat(2000)}b\n\n\n\n\tc`)).toBe('a b\nc');
});
