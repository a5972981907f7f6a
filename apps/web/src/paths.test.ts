import { pagePaths, sitePages } from '@glossa/contracts';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('knows no path the server would send to /404', () => {
  const served = new Set<string>([...pagePaths, ...sitePages]);
  const unserved = Object.values(paths).filter((path) => !served.has(path.replace(/\$\w+/, ':id')));
  expect(unserved).toEqual([]);
});
