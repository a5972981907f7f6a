import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = 'apps/api/src/modules';
const value = 'export const value = 1;\n';
const importing = (path: string) => `import { value } from '${path}';\nexport const other = value;\n`;

/** What is there to be used, well or badly. */
const ground = {
  [`${modules}/partners/index.ts`]: value,
  [`${modules}/partners/deep.ts`]: value,
  [`${modules}/bots/index.ts`]: value,
  'apps/api/src/db/database.ts': value,
  'apps/api/src/config.ts': value,
  'apps/web/src/features/one/a.ts': value,
};

type Case = [title: string, rule: string, file: string, text: string];

const crossings: Case[] = [
  [
    'a module that looks down',
    'partners-looks-up-only',
    `${modules}/partners/use-bots.ts`,
    importing('../bots/index.ts'),
  ],
  [
    'a way past a door',
    'modules-through-their-door',
    `${modules}/bots/pass-door.ts`,
    importing('../partners/deep.ts'),
  ],
  [
    'a ring',
    'no-rings',
    'packages/engine/src/a.ts',
    "import { b } from './b.ts';\nexport const a = () => b;\n",
  ],
  [
    'an engine that reads files',
    'engine-is-pure',
    'packages/engine/src/read.ts',
    "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
  ],
  [
    'a rule that asks the database',
    'rules-are-pure',
    `${modules}/bots/domain/rule.ts`,
    importing('../../../db/database.ts'),
  ],
  [
    'ground that knows a module',
    'ground-below-modules',
    'apps/api/src/http/use.ts',
    importing('../modules/bots/index.ts'),
  ],
  [
    'a feature that uses another',
    'features-are-apart',
    'apps/web/src/features/two/b.ts',
    importing('../one/a.ts'),
  ],
  [
    'a browser app that reaches into the server',
    'apps-are-apart',
    'apps/chat/src/a.ts',
    importing('../../api/src/config.ts'),
  ],
];
/** What one half of a ring needs. */
const half = { 'packages/engine/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n" };
const allowed = `${modules}/bots/use-partners.ts`;

type Violation = { from: string; rule: { name: string } };
let violations: Violation[];

// Starting the linter takes longer than its work: one small tree holds every crossing.
beforeAll(() => {
  violations = lint({
    ...ground,
    ...half,
    [allowed]: importing('../partners/index.ts'),
    ...Object.fromEntries(crossings.map(([, , file, text]) => [file, text])),
  });
}, 60_000);

const brokenBy = (file: string) =>
  violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

it('lets a module use one above it through its door', () => {
  expect(brokenBy(allowed)).toEqual([]);
});

it.each(Object.keys(ground))('finds nothing in %s, which uses nothing', (file) => {
  expect(brokenBy(file)).toEqual([]);
});

it.each(crossings)('reports %s', (_title, rule, file) => {
  expect(brokenBy(file)).toContain(rule);
});

function lint(files: Record<string, string>): Violation[] {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-borders-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      '{"compilerOptions":{"allowImportingTsExtensions":true,"module":"nodenext"}}',
    );
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const args = [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', 'apps', 'packages'],
    ];
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 16_000_000,
    });
    return JSON.parse(stdout).summary.violations;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
