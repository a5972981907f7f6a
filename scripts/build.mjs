// Builds the web app and the chat page where their sources changed, and compresses what is served. With --sites the books
// are left out.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ensureInstalled, node, root, run, say } from './setup.mjs';

const sites = [
  { name: 'web', title: 'web app and public site' },
  { name: 'chat', title: 'chat page' },
];
const skipped = new Set(['node_modules', 'dist', 'cache']);
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

export function buildSites() {
  for (const { name, title } of sites) {
    const dir = join(root, 'apps', name);
    const stamp = join(root, '.stamps', name);
    const state = hashSources([dir, join(root, 'packages/contracts/src')]);
    const isFresh =
      existsSync(stamp) && readFileSync(stamp, 'utf8') === state && existsSync(join(dir, 'dist/index.html'));
    if (isFresh) continue;
    say(`Building the ${title} …`);
    run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], { cwd: dir });
    const more = join(dir, 'build-site.ts');
    if (existsSync(more)) run(node, [more], { cwd: dir });
    compressFiles(join(dir, 'dist'));
    mkdirSync(join(root, '.stamps'), { recursive: true });
    writeFileSync(stamp, state);
  }
}

/** The books under /docs. They are not needed to serve anybody, so tests go without them. */
export function buildBooks() {
  const dir = join(root, 'docs');
  const dist = join(dir, '.vitepress/dist');
  const stamp = join(root, '.stamps/books');
  const state = hashSources([dir]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state && existsSync(dist)) return;
  say('Building the books …');
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
  run(node, [join(root, 'node_modules/vitepress/bin/vitepress.js'), 'build', dir], quiet);
  compressFiles(dist);
  mkdirSync(join(root, '.stamps'), { recursive: true });
  writeFileSync(stamp, state);
}

function hashSources(dirs) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const file of dirs.flatMap(listFiles).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Small answers over slow lines: the server picks the smallest form the browser takes. */
function compressFiles(dir) {
  for (const file of listFiles(dir)) {
    if (!compressible.has(extname(file))) continue;
    const bytes = readFileSync(file);
    if (bytes.length < 1024) continue;
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}

function listFiles(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFiles(path);
    return [path];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  buildSites();
  if (!process.argv.includes('--sites')) buildBooks();
}
