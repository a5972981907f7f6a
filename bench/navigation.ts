// From the click to the screen, once code and answers are there: node bench/navigation.ts [address of a running product]
import { goTo } from '../e2e/go-to.ts';
import { openPanel } from './panel.ts';
import { seedEvents } from './panel-events.ts';

const rounds = 7;
const mostMs = 100;

const panel = await openPanel(process.argv[2]);
await seedEvents(panel);
let slow = 0;
for (const { who, screens, newPage } of panel.visitors) {
  const page = await newPage();
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Once round everything: code, words and answers arrive.
  for (const screen of screens) await goTo(page, screen);
  for (const screen of screens) {
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await goTo(page, screen === '/settings' ? '/dashboard' : '/settings');
      took.push(await goTo(page, screen));
    }
    took.sort((a, b) => a - b);
    const median = took[Math.floor(rounds / 2)] ?? 0;
    if (median > mostMs) slow += 1;
    const ends = `${took[0]?.toFixed(0)} to ${took.at(-1)?.toFixed(0)}`;
    console.log(`${who.padEnd(6)} ${median.toFixed(0).padStart(5)} ms (${ends})  ${screen}`);
  }
  await page.close();
}
await panel.close();
console.log(slow === 0 ? `All medians within ${mostMs} ms.` : `${slow} above ${mostMs} ms.`);
process.exit(slow === 0 ? 0 : 1);
