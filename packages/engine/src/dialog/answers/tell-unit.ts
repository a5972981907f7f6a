import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { isByPiece, isSet } from '../order/counts/by-piece.ts';
import { type Line, linesOf } from '../order/list-lines.ts';
import { isWordSaid } from '../order/match-line.ts';
import { standingOf } from '../order/standing.ts';
import { putToOwner } from './answer-topics.ts';
import { ASKS_UNIT } from './unit-words.data.ts';

export function asksUnit(text: string): boolean {
  return text.includes('?') && ASKS_UNIT.some((asks) => asks.test(text));
}

/** "Is that per wheel or for all four?": what the list says of it is told; where it says nothing, its owner is asked. */
export function tellUnit(draft: Draft, message: Understanding, context: Context): void {
  const list = linesOf(context.index);
  const { settled } = standingOf(draft.state.wished, [], { state: draft.state, context, list });
  const lines = [...settled].flatMap((at) => list.lines[at] ?? []);
  const asked = lines.filter((line) => isNamed(line, message.text));
  const meant = asked.length > 0 ? asked : lines;
  const told = meant.filter((line) => isByPiece(line) || isSet(line));
  for (const { service, zone, material } of told)
    say(draft, 'pricedPer', { service: words(service), part: words(zone ?? material ?? service) });
  if (told.length === 0) putToOwner(draft, { topic: 'unit', said: message.text }, { message, context });
}

function isNamed({ service, zone }: Line, text: string): boolean {
  const said = splitWords(text);
  return splitWords(`${zone ?? ''} ${service}`).some(
    (word) => word.length >= SHORTEST && said.some((one) => isWordSaid(word, one)),
  );
}

const SHORTEST = 4;
