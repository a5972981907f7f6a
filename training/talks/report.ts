import { type RunTurn, runTalk, type Verdict } from './run-talk.ts';
import { LANGUAGES, talksOf } from './talks.ts';

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

/** One message that left the order wrong. */
export function tellMiss({ talk, gold, got, verdict, reply }: RunTurn): string {
  const rowsOf = (numbers: readonly number[]) => numbers.map((row) => talk.rows[row - 1]).join(' ; ');
  return [
    `\n${talk.list}#${talk.turns.indexOf(gold) + 1} ${verdict} «${gold.say}»`,
    `  gold ${JSON.stringify(gold.order)} show ${JSON.stringify(gold.show ?? [])}: ${rowsOf(gold.order.flat().map((row) => Number.parseInt(String(row), 10)))}`,
    `  got ${rowsOf(got.map((id) => Number(id.slice(4)) + 1))}`,
    `  reply ${reply.replaceAll('\n', ' ')}`,
  ].join('\n');
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
