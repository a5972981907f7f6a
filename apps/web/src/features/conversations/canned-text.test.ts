import { expect, it } from 'vitest';
import { cannedText, matchCanned } from './canned-text.ts';

const hours = { name: 'hours', texts: { EN: 'We open at nine.', DE: 'Wir öffnen um neun.' } };
const way = { name: 'way', texts: { DE: 'Hof links. Öffnungszeiten siehe Tür, hours on the door.' } };

it('speaks the client’s language, else the first it was written in', () => {
  expect(cannedText(hours, 'DE')).toBe('Wir öffnen um neun.');
  expect(cannedText(hours, 'RU')).toBe('We open at nine.');
  expect(cannedText(way, 'EN')).toContain('Hof links');
});

it('finds by name first, then by words', () => {
  expect(matchCanned([way, hours], 'hou')).toEqual([hours, way]);
  expect(matchCanned([way, hours], '')).toEqual([way, hours]);
  expect(matchCanned([way, hours], 'xyz')).toEqual([]);
});
