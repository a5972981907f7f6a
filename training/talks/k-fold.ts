import { judges } from '../../packages/engine/src/dialog/order/judge-lines.ts';
import { countedExamples } from './counts/learn-counts.ts';
import { examplesOf, examplesOfTested } from './examples.ts';
import { learn } from './learn.ts';
import { tell, tellMiss } from './report.ts';
import { type RunTurn, runTalk } from './run-talk.ts';
import { LANGUAGES, TESTED, talksOf } from './talks.ts';

/**
 * Whole talks over lists that were not learned from: how often the order stands right, with and without what was
 * learned. `k-fold.ts 0,1 misses` runs two of the five folds and shows what went wrong.
 */
const FOLDS = 5;
const chosen = (process.argv[2] ?? '0,1,2,3,4').split(',').map(Number);
const talks = LANGUAGES.flatMap(talksOf);
const lists = [...new Set(talks.map(({ list }) => list))];
const foldOf = (list: string) => lists.indexOf(list) % FOLDS;
judges.now = null;
const examples = talks.flatMap(examplesOf);
const tested = talksOf(TESTED).flatMap(examplesOfTested);
const counted = countedExamples();
const [rules, learned]: [RunTurn[], RunTurn[]] = [[], []];
for (const fold of chosen) {
  const own = talks.filter(({ list }) => foldOf(list) === fold);
  judges.now = null;
  rules.push(...own.flatMap((talk) => runTalk(talk)));
  judges.now = learn(
    examples.filter(({ talk }) => foldOf(talk.list) !== fold),
    tested,
    counted,
  );
  learned.push(...own.flatMap((talk) => runTalk(talk)));
}
for (const [name, turns] of [
  ['rules', rules],
  ['learned', learned],
] as const) {
  console.log(name);
  for (const lang of LANGUAGES)
    console.log(
      tell(
        lang,
        turns.filter((one) => one.talk.lang === lang),
      ),
    );
  console.log(tell('all', turns));
}
if (process.argv[3] === 'misses')
  for (const one of learned)
    if (one.verdict !== 'right' && (one.before === 'right' || one.before === 'asked'))
      console.log(tellMiss(one));
