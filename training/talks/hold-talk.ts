import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DialogState } from '../../packages/engine/src/dialog-state.ts';
import { calendarDouble } from '../../packages/engine/src/eval/calendar-double.ts';
import type { StudioFacts } from '../../packages/engine/src/facts.ts';
import { afterRefusal, takeTurn } from '../../packages/engine/src/index.ts';
import type { GoldTalk } from './gold-talk.ts';
import { NOW, studioOfTalk } from './studio-of-talk.ts';

/**
 * One message of a talk with a studio that a file describes; the talk is kept in a file of its own, so that it goes on
 * with the next call: node training/talks/hold-talk.ts STUDIO.json TALK.json "message".
 */
type Studio = Omit<GoldTalk, 'turns' | 'list'> & { facts?: Partial<StudioFacts> };
type Kept = { state: DialogState | null; said: { client: string; assistant: string }[]; done: string[] };

const [studioFile = '', talkFile = '', text = ''] = process.argv.slice(2);
if (text === '') throw new Error('usage: node training/talks/hold-talk.ts STUDIO.json TALK.json "message"');
const given: Studio = JSON.parse(readFileSync(studioFile, 'utf8'));
const studio = { ...studioOfTalk({ ...given, list: '', turns: [] }), ...given.facts };
const kept: Kept = existsSync(talkFile)
  ? JSON.parse(readFileSync(talkFile, 'utf8'))
  : { state: null, said: [], done: [] };

const calendar = calendarDouble([]);
for (const effect of kept.done) calendar.apply(JSON.parse(effect));
const common = { studio, now: NOW };
let turn = takeTurn({ ...common, text, state: kept.state, calendar: calendar.facts() });
const refused = turn.effects.find((effect) => !calendar.apply(effect));
if (refused) turn = afterRefusal({ ...common, state: turn.state, calendar: calendar.facts(), refused });

const { reply } = turn;
const lines = [
  reply.text,
  ...(reply.quote
    ? [
        ...reply.quote.lines.map(({ label, price }) => `  | ${label}: ${price}`),
        `  | = ${reply.quote.total} ${reply.quote.currency}`,
      ]
    : []),
  ...(reply.choices?.length ? [`  [${reply.choices.join('] [')}]`] : []),
  ...turn.effects.map((effect) => `  (done: ${effect.kind}${'start' in effect ? ` ${effect.start}` : ''})`),
];
console.log(lines.join('\n'));
writeFileSync(
  talkFile,
  JSON.stringify(
    {
      state: turn.state,
      said: [...kept.said, { client: text, assistant: lines.join('\n') }],
      done: [...kept.done, ...turn.effects.map((effect) => JSON.stringify(effect))],
    },
    null,
    1,
  ),
);
