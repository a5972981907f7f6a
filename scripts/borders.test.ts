import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The rules a small tree breaks, by name. */
function brokenRules(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-borders-'));
  folders.push(folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{"compilerOptions":{"allowImportingTsExtensions":true,"module":"nodenext"}}',
  );
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [
    cruiser,
    '--config',
    join(root, '.dependency-cruiser.mjs'),
    '--output-type',
    'json',
    ...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? '')),
  ];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return JSON.parse(stdout).summary.violations.map(
    (violation: { rule: { name: string } }) => violation.rule.name,
  );
}

const modules = 'apps/api/src/modules';
const value = 'export const value = 1;\n';
const importing = (path: string) => `import { value } from '${path}';\nexport const other = value;\n`;

it('lets a module use one above it through its door', () => {
  expect(
    brokenRules({
      [`${modules}/partners/index.ts`]: value,
      [`${modules}/bots/use.ts`]: importing('../partners/index.ts'),
    }),
  ).toEqual([]);
});

it.each([
  [
    'a module that looks down',
    'partners-looks-up-only',
    { [`${modules}/bots/index.ts`]: value, [`${modules}/partners/use.ts`]: importing('../bots/index.ts') },
  ],
  [
    'a way past a door',
    'modules-through-their-door',
    { [`${modules}/partners/deep.ts`]: value, [`${modules}/bots/use.ts`]: importing('../partners/deep.ts') },
  ],
  [
    'a ring',
    'no-rings',
    {
      'packages/engine/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'packages/engine/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    },
  ],
  [
    'an engine that reads files',
    'engine-is-pure',
    {
      'packages/engine/src/a.ts': "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;\n",
    },
  ],
  [
    'a rule that asks the database',
    'rules-are-pure',
    {
      'apps/api/src/db/database.ts': value,
      [`${modules}/bots/domain/rule.ts`]: importing('../../../db/database.ts'),
    },
  ],
  [
    'ground that knows a module',
    'ground-below-modules',
    {
      [`${modules}/bots/index.ts`]: value,
      'apps/api/src/http/use.ts': importing('../modules/bots/index.ts'),
    },
  ],
  [
    'a feature that uses another',
    'features-are-apart',
    { 'apps/web/src/features/one/a.ts': value, 'apps/web/src/features/two/b.ts': importing('../one/a.ts') },
  ],
  [
    'a browser app that reaches into the server',
    'apps-are-apart',
    { 'apps/api/src/config.ts': value, 'apps/chat/src/a.ts': importing('../../api/src/config.ts') },
  ],
])('reports %s', (_title, rule, files) => {
  expect(brokenRules(files)).toContain(rule);
});
