// From the click to the screen, once code and answers are there: node bench/navigation.ts [address of a running product]
import { type Arrival, goTo } from '../e2e/go-to.ts';
import { openPanel } from './panel.ts';
import { seedEvents } from './panel-events.ts';

const rounds = 7;
const mostMs = 100;

const panel = await openPanel(process.argv[2]);
await seedEvents(panel);
let slow = 0;
console.log('median ms to heading | to the whole screen');
for (const { who, screens, newPage } of panel.visitors) {
  const page = await newPage();
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Once round everything: code, words and answers arrive.
  for (const screen of screens) await goTo(page, screen);
  for (const screen of screens) {
    const arrivals: Arrival[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await goTo(page, screen === '/settings' ? '/dashboard' : '/settings');
      arrivals.push(await goTo(page, screen));
    }
    const heading = median(arrivals.map(({ headingMs }) => headingMs));
    const whole = median(arrivals.map(({ wholeMs }) => wholeMs));
    if (heading > mostMs) slow += 1;
    console.log(
      `${heading.toFixed(0).padStart(5)} | ${whole.toFixed(0).padStart(5)}  ${who.padEnd(6)} ${screen}`,
    );
  }
  await page.close();
}
await panel.close();
console.log(slow === 0 ? `All headings within ${mostMs} ms.` : `${slow} above ${mostMs} ms.`);
process.exit(slow === 0 ? 0 : 1);

function median(took: number[]): number {
  return took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0;
}
