// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textMarks } from './text-marks.ts';

const span = (start: number, end: number) => ({ start, end, text: '' });

it('marks rows, unread words and the row in focus', () => {
  const pieces = textMarks('Wash 20, Wax 30, call us', {
    rows: [span(0, 7), span(9, 15)],
    unread: [span(17, 24)],
    active: [span(9, 15)],
  });
  expect(pieces.map((piece) => [piece.text, piece.kind])).toEqual([
    ['Wash 20', 'row'],
    [', ', 'plain'],
    ['Wax 30', 'active'],
    [', ', 'plain'],
    ['call us', 'unread'],
  ]);
});

it('never loses or doubles a character, whatever the spans', () => {
  const anySpan = fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => span(Math.min(a, b), Math.max(a, b)));
  fc.assert(
    fc.property(
      fc.string({ maxLength: 30 }),
      fc.array(anySpan),
      fc.array(anySpan, { maxLength: 3 }),
      (text, rows, active) => {
        expect(
          textMarks(text, { rows, unread: [], active })
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      },
    ),
  );
});
