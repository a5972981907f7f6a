// npm run bench: what the engine costs, in milliseconds of this machine and as multiples of parsing its
// price list from JSON in the same run. Machines differ; the multiples hardly do.
import { execFileSync } from 'node:child_process';
import { listFreeSlots, readWhen, takeTurn } from '@glossa/engine';
import { readPrices } from '@glossa/engine/price-reading';
import { detectLanguage } from '../packages/engine/src/language/index.ts';
import { read } from '../packages/engine/src/reading/read.ts';
import { measure } from './measure.ts';
import { busy, calendar, longText, messages, rows, studio } from './studio.ts';

const now = '2026-03-11T09:00:00Z';
const listText = JSON.stringify(rows);
const baseline = measure(() => JSON.parse(listText));

let turn = 0;
const results = {
  'one turn, 500 rows': measure(() => {
    turn += 1;
    return takeTurn({ text: messages[turn % messages.length] ?? '', state: null, studio, now });
  }),
  'reading a message': measure(() => {
    turn += 1;
    const text = messages[turn % messages.length] ?? '';
    return read(text, { ask: 'none', choices: [], language: detectLanguage(text, 'DE') ?? 'DE' });
  }),
  'reading a date': measure(() =>
    readWhen('können wir auf Freitag nächste Woche um halb zehn gehen', {
      now,
      timezone: 'Europe/Berlin',
      language: 'DE',
    }),
  ),
  'reading a price text of 20,000 characters': measure(() => readPrices(longText, { currency: 'EUR' }), 10),
  'free slots of a week, 5,000 events': measure(() =>
    listFreeSlots(calendar, busy, {
      durationMinutes: 120,
      from: '2026-03-16T00:00:00Z',
      to: '2026-03-23T00:00:00Z',
      now,
    }),
  ),
  'parsing the list (the measure)': baseline,
};

console.table(
  Object.fromEntries(
    Object.entries(results).map(([title, { medianMs, p95Ms }]) => [
      title,
      {
        'median ms': medianMs.toFixed(2),
        'p95 ms': p95Ms.toFixed(2),
        'times parsing the list': (medianMs / baseline.medianMs).toFixed(1),
      },
    ]),
  ),
);

// As `npm start` loads it: with the code that an earlier start compiled.
const loading = `const start = performance.now(); await import('@glossa/engine'); console.log(performance.now() - start);`;
const env = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' };
const loadOnce = () =>
  Number(execFileSync(process.execPath, ['--input-type=module', '-e', loading], { env }));
const [, ...loads] = Array.from({ length: 6 }, loadOnce);
console.log(
  `loading the engine: ${loads.sort((a, b) => a - b)[2]?.toFixed(0)} ms (middle of five, compiled before)`,
);

// With the whole server around it: everything stored, over HTTP.
await import('./http-turns.ts');

await import('./calendar.ts');

await import('./messengers.ts');
