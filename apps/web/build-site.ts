// Writes the public site into `dist`: its pages as HTML, its pictures and fonts, and the one small script they share.
// Run after the build of the app, whose folder it adds to.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const work = join(root, 'dist/.site');

const shared = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
} as const satisfies InlineConfig;

/** Names with a hash of their contents, so that browsers may keep them for good. */
const names = {
  entryFileNames: 'assets/site-entry-[hash].js',
  chunkFileNames: 'assets/site-[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
};

await build({
  ...shared,
  build: {
    outDir: work,
    target: 'es2022',
    assetsInlineLimit: 0,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(root, 'src/site/enhance/site.ts'), output: names },
  },
});
const [script = ''] = readdirSync(join(work, 'assets')).filter((name) => name.startsWith('site-entry-'));

await build({
  ...shared,
  build: {
    outDir: work,
    emptyOutDir: false,
    copyPublicDir: false,
    ssr: join(root, 'src/site/render-site.tsx'),
    emitAssets: true,
    cssCodeSplit: false,
    cssMinify: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { ...names, entryFileNames: 'render-site.mjs' } },
  },
});
const styles = readdirSync(join(work, 'assets')).filter((name) => name.endsWith('.css'));
const css = styles.map((name) => readFileSync(join(work, 'assets', name), 'utf8').trim()).join('');
for (const name of styles) rmSync(join(work, 'assets', name));

const { renderSite } = await import(pathToFileURL(join(work, 'render-site.mjs')).href);
for (const { file, html } of renderSite({ css, script: `/assets/${script}` })) {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), html);
}
cpSync(join(work, 'assets'), join(dist, 'assets'), { recursive: true });
rmSync(work, { recursive: true });
