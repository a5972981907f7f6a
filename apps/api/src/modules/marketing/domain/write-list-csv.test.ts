import { expect, it } from 'vitest';
import { writeListCsv } from './write-list-csv.ts';

it('quotes every cell, doubles quotes, and keeps formulas from running', () => {
  expect(
    writeListCsv([
      ['email', 'consent'],
      ['=HYPERLINK("x")', 'a "b",\nc'],
    ]),
  ).toBe('\uFEFF"email","consent"\r\n"\'=HYPERLINK(""x"")","a ""b"",\nc"\r\n');
});
