import { type Forest, scoreSigns } from '../../packages/engine/src/prices/reading/score/trees.ts';
import { growForest } from '../prices/grow-forest.ts';
import { type Example, examplesOf } from './examples.ts';
import { talksOf } from './report.ts';
import { waysOf } from './run-talk.ts';

const FOLDS = 5;
export const GROWTH = { trees: 300, depth: 5, rate: 0.06, seed: 7, share: 0.5, rows: 0.8 };

export function learn(examples: readonly Example[], labelOf: (one: Example, at: number) => boolean | null) {
  const rows = examples.flatMap((one) =>
    one.heard.lines.flatMap(({ signs }, at) => {
      const label = labelOf(one, at);
      return label === null ? [] : [{ signs, label }];
    }),
  );
  const width = rows[0]?.signs.length ?? 0;
  const signs = new Float32Array(rows.length * width);
  rows.forEach((row, at) => signs.set(row.signs, at * width));
  return growForest(
    {
      signs,
      width,
      labels: Uint8Array.from(rows, ({ label }) => (label ? 1 : 0)),
      weights: new Float32Array(rows.length).fill(1),
    },
    GROWTH,
  );
}

function reached({ heard, gold }: Example): boolean {
  const ids = new Set(heard.lines.flatMap(({ at }) => heard.list.lines[at]?.rows.map(({ id }) => id) ?? []));
  return waysOf(gold).some((way) => way.every((id) => ids.has(id)));
}

function tellMiss({ talk, gold, heard, wanted }: Example, forest: Forest): void {
  const name = (at: number) => {
    const { service, zone, material } = heard.list.lines[at] ?? { service: '', zone: null, material: null };
    return [service, zone, material].filter(Boolean).join('/');
  };
  const number = talk.turns.indexOf(gold) + 1;
  console.log(`\n${talk.list}#${number} «${gold.say}» before: ${[...heard.before.settled].map(name).join('; ')} | rules: ${[...heard.proposed.settled].map(name).join('; ')} | open ${[...heard.proposed.open].map(name).join('; ')}`);
  heard.lines.forEach(({ at, signs }, place) => {
    const p = 1 / (1 + Math.exp(-scoreSigns(forest, signs)));
    if (wanted[place] !== null && (wanted[place] !== (p > 0.5) || wanted[place])) console.log(`   ${wanted[place] ? 'WANTED' : 'not   '} ${p.toFixed(2)} ${name(at)}`);
  });
  if (!reached({ talk, gold, heard, wanted, shown: [] })) console.log('   out of reach:', JSON.stringify(gold.order), talk.rows.join(' ;; '));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const all = ['en', 'de', 'uk', 'ru'].flatMap((lang) => talksOf(lang).flatMap(examplesOf));
  console.log(all.length, 'messages', all.reduce((sum, { heard }) => sum + heard.lines.length, 0), 'lines', all[0]?.heard.lines[0]?.signs.length, 'signs');
  const lists = [...new Set(all.map(({ talk }) => JSON.stringify(talk.rows)))];
  const foldOf = (one: Example) => lists.indexOf(JSON.stringify(one.talk.rows)) % FOLDS;
  const right = { base: 0, learned: 0, n: 0, reach: 0 };
  const by: Record<string, [number, number, number]> = {};
  for (let fold = 0; fold < FOLDS; fold++) {
    const forest = learn(all.filter((one) => foldOf(one) !== fold), (one, at) => one.wanted[at] ?? null);
    for (const one of all.filter((other) => foldOf(other) === fold)) {
      const isReached = reached(one);
      right.reach += isReached ? 1 : 0;
      const isRight = (is: (at: number) => boolean) => isReached && one.wanted.every((want, at) => want === null || want === is(at));
      const base = isRight((at) => one.heard.proposed.settled.has(one.heard.lines[at]?.at ?? -1));
      const learned = isRight((at) => scoreSigns(forest, one.heard.lines[at]?.signs ?? []) > 0);
      const lang = one.talk.lang;
      by[lang] ??= [0, 0, 0];
      by[lang][0] += 1; by[lang][1] += base ? 1 : 0; by[lang][2] += learned ? 1 : 0;
      if (!learned && process.argv[2] === 'misses') tellMiss(one, forest);
      right.n += 1; right.base += base ? 1 : 0; right.learned += learned ? 1 : 0;
    }
  }
  for (const [lang, [n, base, learned]] of Object.entries(by)) console.log(lang, n, 'rules', (100 * base / n).toFixed(1), 'learned', (100 * learned / n).toFixed(1));
  console.log('candidates hold the order', (100 * right.reach / right.n).toFixed(1));
  console.log('all', right.n, 'rules', (100 * right.base / right.n).toFixed(1), 'learned', (100 * right.learned / right.n).toFixed(1));
}
