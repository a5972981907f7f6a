import { faultsOf } from './hear-visit.ts';
import { SITUATIONS } from './studios.ts';
import { VISIT_LANGUAGES, visitsOf } from './visits.ts';

/**
 * How messages around a booking are taken, by language and situation: node training/visits/measure.ts [second] [odd|even] [faults].
 * What was mended with odd lines in view is measured on even ones.
 */
const share = process.argv.find((word) => word === 'odd' || word === 'even');
const set = process.argv.includes('second') ? 'second' : 'first';
const isTelling = process.argv.includes('faults');
const counts = new Map<string, { right: number; all: number }>();

for (const lang of VISIT_LANGUAGES) {
  visitsOf(lang, set).forEach((gold, at) => {
    if (share && (at % 2 === 0) !== (share === 'odd')) return;
    const { faults, reply } = faultsOf(gold, lang);
    for (const name of [lang, gold.at, 'all']) {
      const { right, all } = counts.get(name) ?? { right: 0, all: 0 };
      counts.set(name, { right: right + (faults.length === 0 ? 1 : 0), all: all + 1 });
    }
    if (isTelling && faults.length > 0)
      console.log(`${lang} ${at + 1} ${gold.at}: ${gold.say}\n   ${faults.join('\n   ')}\n   > ${reply}`);
  });
}
for (const name of [...VISIT_LANGUAGES, ...SITUATIONS, 'all']) {
  const { right, all } = counts.get(name) ?? { right: 0, all: 0 };
  if (all > 0) console.log(`${name}: ${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`);
}
