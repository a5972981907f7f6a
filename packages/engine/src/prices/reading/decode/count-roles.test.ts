import { describe, expect, it } from 'vitest';
import type { WordRole } from '../score/word-signs.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withCountRoles } from './count-roles.ts';

/** The roles of the words of a line, as they were said and as they are settled; every margin is its place. */
function settled(text: string, roles: readonly WordRole[]): WordRole[] {
  const [segment] = readSheet(text, { language: 'EN', currency: 'EUR' }).segments;
  if (!segment) return [];
  return withCountRoles(roles.map((role, at) => ({ segment, at, role, margin: at }))).map(({ role }) => role);
}

describe('a number and what it counts', () => {
  it.each<[string, WordRole[], WordRole[]]>([
    ['Keramik 3 Jahre', ['service', 'material', 'service'], ['service', 'material', 'material']],
    ['Керамика 2 слоя', ['service', 'none', 'material'], ['service', 'material', 'material']],
    ['Garage 2 steps', ['service', 'zone', 'service'], ['service', 'service', 'service']],
    ['Polster 5 Sitze', ['service', 'carType', 'zone'], ['service', 'zone', 'zone']],
    ['Golf 3 Türer', ['carType', 'none', 'carType'], ['carType', 'none', 'carType']],
  ])('name one thing: %s', (text, roles, expected) => {
    expect(settled(text, roles)).toEqual(expected);
  });
});
