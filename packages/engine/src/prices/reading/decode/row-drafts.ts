import { EMPTY_LABEL } from '../labels/label.ts';
import type { Draft } from '../layout/draft.ts';
import type { Ground } from '../propose/ground.ts';
import type { Span } from '../read-row.ts';
import type { WordRole } from '../score/word-signs.ts';
import type { NamedPrice } from './choose-names.ts';
import { durationOf } from './duration-of.ts';

/** A row before its currency is settled; places are in the owner's text. */
export function draftOf(ground: Ground, named: NamedPrice): Draft {
  const { names, price } = named;
  const { service, zone, material, carType } = names;
  const name = service ?? material ?? zone ?? carType ?? '';
  const own = named.chosen.filter(({ line }) => line === price.line);
  const start = Math.min(price.amount.start, ...own.map((segment) => segment.start));
  const end = Math.max(price.amount.end, ...own.map((segment) => segment.end));
  const duration = durationOf(ground, named);
  return {
    service: name,
    zone: name === zone && service === null ? null : zone,
    material: name === material && service === null ? null : material,
    carType: name === carType && service === null ? null : carType,
    amount: price.amount,
    minutes: duration?.minutes ?? null,
    start: placeOf(ground, price.line, start),
    end: placeOf(ground, price.line, end),
    warnings: service === null ? ['no_service'] : [],
    own: EMPTY_LABEL,
    run: null,
  };
}

/** Where the words that named a field stand in the owner's text. */
export function spansOf(
  ground: Ground,
  { one, role, text }: { one: NamedPrice; role: WordRole; text: string },
): Span[] {
  const spans: Span[] = [];
  for (const { segment, at, role: own } of one.words) {
    const word = segment.words[at];
    if (own !== role || !word) continue;
    const [start, end] = [placeOf(ground, segment.line, word.start), placeOf(ground, segment.line, word.end)];
    const last = spans.at(-1);
    if (last && start - last.end <= 3 && start >= last.end && !text.slice(last.end, start).includes('\n')) {
      last.end = end;
      last.text = text.slice(last.start, end);
    } else spans.push({ start, end, text: text.slice(start, end) });
  }
  return spans;
}

function placeOf({ sheet }: Ground, line: number, at: number): number {
  const place = (sheet.lines[line]?.start ?? 0) + at;
  return sheet.view.places[place] ?? sheet.view.places.at(-1) ?? 0;
}
