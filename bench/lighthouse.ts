// Lighthouse (mobile, throttled) on the public site as it is served, in each language:
// node bench/lighthouse.ts [address of a running product]
import { languages, sitePath } from '@glossa/contracts';
import { z } from 'zod';
import { newDataDir, startServerProcess } from '../e2e/server-process.ts';
import { runLighthouse } from './run-lighthouse.ts';

const budgets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const longestPaintMs = 2000;
const mostScriptKb = 12;

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
      }),
    }),
  }),
});

const [given] = process.argv.slice(2);
const server = given ? null : await startServerProcess({ DATA_DIR: newDataDir() });
const origin = given ?? server?.url ?? '';
let failures = 0;
// The first visitor after a start waits for the engine to wake; the page is measured as all others find it.
for (const language of languages) await fetch(origin + sitePath('/', language));
for (const language of languages) failures += await measure(origin + sitePath('/', language));
await server?.end('SIGTERM');
process.exit(failures === 0 ? 0 : 1);

/** Prints one line and gives the number of budgets that were not kept. */
async function measure(url: string): Promise<number> {
  const report = reportSchema.parse(await runLighthouse(url));
  const scores = Object.entries(budgets).map(([name, least]) => ({
    name,
    least,
    score: Math.round((report.categories[name]?.score ?? 0) * 100),
  }));
  const paintMs = Math.round(report.audits['largest-contentful-paint'].numericValue);
  const shift = report.audits['cumulative-layout-shift'].numericValue;
  const scripts = report.audits['network-requests'].details.items.filter(
    (item) => item.resourceType === 'Script',
  );
  const scriptKb = scripts.reduce((sum, item) => sum + item.transferSize, 0) / 1000;
  const told = scores.map(({ name, score }) => `${name} ${score}`).join(', ');
  console.log(
    `${url}: ${told}; largest paint ${paintMs} ms, layout shift ${shift.toFixed(3)}, scripts ${scriptKb.toFixed(1)} kB`,
  );
  const kept = [
    ...scores.map(({ score, least }) => score >= least),
    paintMs <= longestPaintMs,
    shift < 0.01,
    scriptKb <= mostScriptKb,
  ];
  return kept.filter((isKept) => !isKept).length;
}
