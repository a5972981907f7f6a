import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const smallestPx = 13;

/** A fixed size as pixels; sizes that follow their surroundings are none. */
function sizesIn(css: string): number[] {
  return [...css.matchAll(/font-size: ([\d.]+)(px|rem)/g)].map(
    ([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1),
  );
}

const sheets = globSync('apps/{web,chat}/src/**/*.css', { cwd: root });

it('looks at the sheets of panel, site and chat', () => {
  expect(sheets.length).toBeGreaterThan(50);
});

it.each(sheets)('%s has no letters below 13 px', (sheet) => {
  const small = sizesIn(readFileSync(join(root, sheet), 'utf8')).filter((size) => size < smallestPx);
  expect(small).toEqual([]);
});
