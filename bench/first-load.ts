// How much JavaScript each screen of the panel brings along on a first visit, packed with gzip:
// node bench/first-load.ts [address of a running product]
import { measureFirstLoad, mostScriptBytes } from '../e2e/first-load.ts';
import { openPanel } from './panel.ts';

const panel = await openPanel(process.argv[2]);
let tooHeavy = 0;
for (const { who, screens, newPage } of panel.visitors) {
  for (const screen of screens) {
    const page = await newPage();
    const { scripts, bytes } = await measureFirstLoad(page, screen);
    await page.close();
    if (bytes > mostScriptBytes) tooHeavy += 1;
    console.log(
      `${who.padEnd(8)} ${(bytes / 1000).toFixed(1).padStart(6)} kB in ${scripts} files  ${screen}`,
    );
  }
}
await panel.close();
console.log(tooHeavy === 0 ? 'All below 300 kB.' : `${tooHeavy} above 300 kB.`);
process.exit(tooHeavy === 0 ? 0 : 1);
