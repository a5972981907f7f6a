import { markOf } from '../../packages/engine/src/dialog/answers/knowledge/mark-of.ts';
import type { DialogState } from '../../packages/engine/src/dialog-state.ts';
import { calendarDouble } from '../../packages/engine/src/eval/calendar-double.ts';
import { splitSentences } from '../../packages/engine/src/guard/sentences/split-sentences.ts';
import { afterRefusal, type TurnResult, takeTurn } from '../../packages/engine/src/index.ts';
import { NOW, studioOfTalk } from '../talks/studio-of-talk.ts';
import { type Ask, type AskedStudio, LANGUAGES, studiosOf } from './lessons.ts';

/**
 * Whether clients are told what the owner wrote for them, nothing else of it, and what is passed on:
 * node training/asked/measure.ts [lessons] [faults]. Nothing is learned from the questions of `ruler`.
 */
type Outcome = {
  missed: number;
  wrong: number;
  passed: boolean;
  due: boolean;
  right: boolean;
  /** Of what is missing so many stand on a button below the reply, and so many buttons are of no use. */
  near: number;
  idle: number;
};

const folder = process.argv.includes('lessons') ? 'lessons' : 'ruler';
const isTold = process.argv.includes('faults');
const all: Outcome[] = [];

for (const lang of LANGUAGES) {
  const outcomes = studiosOf(folder, lang).flatMap((asked) => asked.asks.map((ask) => outcomeOf(asked, ask)));
  all.push(...outcomes);
  tell(lang, outcomes);
}
tell('all', all);

function outcomeOf({ studio: given }: AskedStudio, ask: Ask): Outcome {
  const studio = { ...studioOfTalk({ ...given, list: '', turns: [] }), ...given.facts };
  const calendar = calendarDouble([]);
  let state: DialogState | null = null;
  let turn: TurnResult | null = null;
  for (const text of [...(ask.before ?? []), ask.say]) {
    turn = takeTurn({ studio, now: NOW, text, state, calendar: calendar.facts() });
    const refused = turn.effects.find((effect) => !calendar.apply(effect));
    if (refused)
      turn = afterRefusal({ studio, now: NOW, state: turn.state, calendar: calendar.facts(), refused });
    state = turn.state;
  }
  const reply = turn?.reply.text ?? '';
  const said = given.facts.knowledge.map(({ answer }) => isSaid(answer, reply));
  const missed = ask.tells.filter((at) => !said[at]).length;
  const wrong = said.filter((is, at) => is && !ask.tells.includes(at)).length;
  const passed = turn?.effects.some(({ kind }) => kind === 'handoff') ?? false;
  const offered = (turn?.state.near ?? []).map(({ answer }) =>
    given.facts.knowledge.findIndex((entry) => markOf(entry) === answer),
  );
  const near = offered.filter((at) => ask.tells.includes(at)).length;
  const idle = offered.length - near;
  const right = missed === 0 && wrong === 0 && passed === ask.passes;
  if (!right && isTold)
    console.log(
      `${given.facts.name} | ${(ask.before ?? []).join(' / ')} > ${ask.say}\n   → ${reply.replaceAll('\n', ' / ')}\n   tells ${ask.tells.map((at) => given.facts.knowledge[at]?.topic)} passes ${ask.passes}, missed ${missed}, wrong ${wrong}, passed ${passed}`,
    );
  return { missed, wrong, passed, due: ask.passes, right, near, idle };
}

function isSaid(answer: string, reply: string): boolean {
  const told = reply.toLowerCase();
  return splitSentences(answer).some((sentence) => told.includes(sentence.trim().toLowerCase()));
}

function tell(name: string, outcomes: readonly Outcome[]): void {
  const count = (is: (one: Outcome) => boolean) => outcomes.filter(is).length;
  console.log(
    `${name}: right ${count(({ right }) => right)} of ${outcomes.length} (${((100 * count(({ right }) => right)) / outcomes.length).toFixed(1)} %), ` +
      `an answer missing in ${count(({ missed }) => missed > 0)} (to be tapped in ${count(({ near }) => near > 0)}, buttons for nothing in ${count(({ idle }) => idle > 0)}), a wrong one in ${count(({ wrong }) => wrong > 0)}, ` +
      `passed on without need ${count(({ passed, due }) => passed && !due)}, not passed on ${count(({ passed, due }) => due && !passed)}`,
  );
}
