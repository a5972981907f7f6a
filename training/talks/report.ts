import { readFileSync } from 'node:fs';
import type { GoldTalk } from './gold-talk.ts';
import { type RunTurn, runTalk, type Verdict } from './run-talk.ts';

const LANGUAGES = ['en', 'de', 'uk', 'ru'];

export function talksOf(lang: string): GoldTalk[] {
  const file = new URL(`./${lang}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): GoldTalk => JSON.parse(line));
}

/** How often the order stood right after a message, by language. */
export function tell(name: string, turns: readonly RunTurn[]): string {
  const share = (verdict: Verdict, of = turns) =>
    of.length === 0
      ? '   – '
      : `${((100 * of.filter((one) => one.verdict === verdict).length) / of.length).toFixed(1).padStart(5)}`;
  const fresh = turns.filter(({ before }) => before === 'right' || before === 'asked');
  const verdicts: Verdict[] = ['right', 'asked', 'missing', 'extra', 'both'];
  return `${name.padEnd(4)} ${String(turns.length).padStart(5)} turns  ${verdicts.map((one) => `${one} ${share(one)} %`).join('  ')}  right after a good turn ${share('right', fresh)} %`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const all: RunTurn[] = [];
  for (const lang of LANGUAGES) {
    const turns = talksOf(lang).flatMap((talk) => runTalk(talk));
    all.push(...turns);
    console.log(tell(lang, turns));
  }
  console.log(tell('all', all));
}
