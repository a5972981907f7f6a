// node bench/hostile.ts: what the worst messages cost, in milliseconds of processor time and as multiples of a plain question.
import { takeTurn } from '@glossa/engine';
import { hostileShapes, hostileStudio } from '../packages/engine/src/hostile-shapes.fixture.ts';

const now = '2026-11-15T09:00:00Z';
const plain = 'Was kostet eine Lackpolitur für den Golf?';

for (const services of [20, 200, 1000]) {
  const studio = hostileStudio(services);
  const cost = (text: string) => Math.min(...[1, 2, 3].map(() => processorTime(text)));
  const processorTime = (text: string) => {
    const before = process.cpuUsage();
    takeTurn({ text, state: null, studio, now });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  for (let at = 0; at < 50; at += 1) processorTime(plain);
  const measure = cost(plain);
  const worst = hostileShapes(4000)
    .map(({ name, text }) => ({ name, ms: cost(text) }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 10);
  console.log(`\n${services} services; a plain question takes ${measure.toFixed(1)} ms`);
  console.table(
    worst.map(({ name, ms }) => ({
      message: name,
      ms: ms.toFixed(1),
      'times the question': (ms / measure).toFixed(1),
    })),
  );
}
