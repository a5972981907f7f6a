// node training/messages/audit.ts [FOLDS] [ONLY]: what whole turns leave out of messages that were not learned from.

import { newContext } from '../../packages/engine/src/dialog/context.ts';
import type { DialogState } from '../../packages/engine/src/dialog-state.ts';
import type { CalendarFacts } from '../../packages/engine/src/facts.ts';
import type { TurnResult } from '../../packages/engine/src/finish-turn.ts';
import { tryReader } from '../../packages/engine/src/reading/weights/index.ts';
import { unpackWeights } from '../../packages/engine/src/reading/weights/unpack-weights.ts';
import { takeTurn } from '../../packages/engine/src/turn.ts';
import { findingsIn } from './audit/left-out.ts';
import { auditStudio, isAuditLanguage, LINES_BEFORE, OPENERS } from './audit/studios.ts';
import { learnReader } from './learn/learn-reader.ts';
import { foldOf, type LoadedMessage, loadMessages } from './learn/load-messages.ts';
import { MOST_BYTES } from './learn/most-bytes.ts';
import { packWeights } from './learn/pack-weights.ts';
import { prepare } from './learn/prepare.ts';

const NOW = '2027-03-15T08:00:00Z';
const folds = Number(process.argv[2] ?? 5);
const only = process.argv[3] === undefined ? null : Number(process.argv[3]);
const all = loadMessages(import.meta.dirname).map(prepare);
const counts = new Map<string, { found: number; leftOut: number }>();
let [messages, whole] = [0, 0];
for (let fold = 0; fold < folds; fold++) {
  if (only !== null && fold !== only) continue;
  const isHeld = (one: (typeof all)[number]) => one.file.startsWith('train-') && foldOf(one, folds) === fold;
  const learned = learnReader(all.filter((one) => !isHeld(one)));
  tryReader({
    clauses: unpackWeights(packWeights(learned.clauses, { most: MOST_BYTES.clauses })),
    mentions: unpackWeights(packWeights(learned.mentions, { most: MOST_BYTES.mentions })),
    stances: unpackWeights(packWeights(learned.stances, { most: MOST_BYTES.stances })),
  });
  for (const one of all.filter(isHeld)) audit(one);
}
process.stdout.write(`${messages} messages, ${((100 * whole) / messages).toFixed(1)} % taken up wholly\n`);
console.table(
  Object.fromEntries(
    [...counts]
      .sort(([, a], [, b]) => b.leftOut - a.leftOut)
      .map(([kind, { found, leftOut }]) => [
        kind,
        { found, 'left out': leftOut, '%': Math.round((100 * leftOut) / found) },
      ]),
  ),
);

/** Plays the lines that lead to the question the message answers, then the message. */
function audit(message: LoadedMessage): void {
  const before = LINES_BEFORE[message.ask];
  if (before === undefined || !isAuditLanguage(message.lang)) return;
  const studio = auditStudio(message.lang);
  let state: DialogState | null = null;
  let calendar: CalendarFacts = { busy: [], own: [] };
  let turn: TurnResult | null = null;
  for (const text of [...OPENERS[message.lang].slice(0, before), message.text]) {
    turn = takeTurn({ text, state, studio, calendar, now: NOW });
    state = turn.state;
    for (const effect of turn.effects)
      if (effect.kind === 'book') calendar = { busy: [effect], own: [{ id: 'booked', ...effect }] };
  }
  if (!turn) return;
  const findings = findingsIn(message, turn, newContext(studio, calendar, NOW).index);
  for (const { kind, isTaken } of findings) {
    const count = counts.get(kind) ?? { found: 0, leftOut: 0 };
    counts.set(kind, { found: count.found + 1, leftOut: count.leftOut + (isTaken ? 0 : 1) });
  }
  messages++;
  if (findings.every(({ isTaken }) => isTaken)) whole++;
}
