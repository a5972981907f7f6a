// npm run backup, restore, doctor: what those who run the product do beside starting it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled, fail, node, root } from './setup.mjs';

const [, , command, ...args] = process.argv;
const entry = join(root, `apps/api/src/cli/${command}.ts`);
if (!/^[a-z]+$/.test(command ?? '') || !existsSync(entry)) fail('Use npm run backup, restore or doctor.');
ensureInstalled();
const envFile = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : [];
// Paths are meant from where the person stands; DATA_DIR and the like from the product's folder, as at its start.
const absolute = args.map((arg) => (arg.startsWith('-') ? arg : resolve(process.env.INIT_CWD ?? root, arg)));
const { status } = spawnSync(node, [...envFile, entry, ...absolute], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
