import type { ReadClock } from './clock-parts.ts';
import { readClock } from './read-clock.ts';
import { hasSign, meaning, type Token } from './token.ts';

/** "at 2 cars", "в 3 слоя": what is counted follows. */
export function isCounting(tokens: readonly Token[], read: ReadClock): boolean {
  const [token, next] = [tokens[read.to - 1], tokens[read.to]];
  if (!token || !next || !isCount(token)) return false;
  // "На 12 место есть?" asks for a free place.
  const isPlace =
    /^(?:м[еі]ст[оа]|місц[ея])$/u.test(next.folded) && IS_THERE.test(tokens[read.to + 1]?.folded ?? '');
  if (isPlace) return false;
  const unit = meaning(next, 'unit')?.unit ?? null;
  // "From two rear doors".
  const behind = next.meanings.length === 0 && !next.endsClause ? (tokens[read.to + 1]?.folded ?? '') : '';
  return (
    COUNTED.test(next.folded) || COUNTED.test(behind) || unit === 'day' || unit === 'week' || unit === 'month'
  );
}

const IS_THERE = /^(?:есть|є|будет|буде|найд\p{L}*|знайд\p{L}*|свободн\p{L}*|вільн\p{L}*)$/u;

function isCount(token: Token): boolean {
  return token.digits !== null || meaning(token, 'number') !== null || meaning(token, 'ordinal') !== null;
}

const COUNTED =
  /^(?:машин|тачк|step|stufe|сло|слой|шар|этап|етап|стекл|стекол|скл|окн|вікн|двер|раз|layer|coat|car|window|door|stage|schicht|times|mal$|scheibe|auto|fenster|tur|колес|диск|сиден|сидін|мест|місц|людей|людин|чел|wheel|rim|seat|felge|sitz|person|people|панел|елемент|элемент|детал|рокі|років|лет$|year|jahr|км|km|mile|minut|sekund|second|секунд)/u;

/** Nobody says more small words before a time than these. */
const MOST_SIGNS = 4;

export function skipSigns(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < at + MOST_SIGNS && hasSign(tokens[next], 'at', 'approx') && readClock(tokens, next) === null)
    next += 1;
  return next;
}
