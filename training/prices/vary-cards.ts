import { CONTENTS, TIMES } from './vary-cards.data.ts';
import { BUTTONS } from './vary-lists.data.ts';
import { pairOf, type Shape } from './vary-shapes.ts';

/**
 * Names with their prices behind them, as cards: a title, what the card holds, the price before or behind it, how long it
 * takes, a button. All cards of a page are built alike.
 */
export const asCards: Shape = (text, language) => {
  const lines = text.split('\n');
  const pairs = lines.map(pairOf).map((pair) => (pair && !SEVERAL.test(pair.price) ? pair : null));
  const count = pairs.filter((pair) => pair !== null).length;
  if (count < MOSTLY * lines.filter((line) => /\d\d/u.test(line)).length) return null;
  const button = BUTTONS[language][text.length % BUTTONS[language].length] ?? '';
  if (count < LEAST || count > MOST || text.includes(button)) return null;
  const build = text.length % BUILDS;
  let place = text.length;
  return lines
    .map((line, at) => {
      const pair = pairs[at];
      if (!pair) return line;
      const held = Array.from({ length: 2 + (place % 3) }, (_, by) =>
        pick(CONTENTS[language], place + by * 5),
      );
      const time = build % 2 === 0 ? [pick(TIMES[language], place)] : [];
      const inner = build < BUILDS / 2 ? [...held, pair.price, ...time] : [pair.price, ...time, ...held];
      place += 3;
      return [
        pair.name,
        ...inner,
        ...(build % 3 === 0 ? [] : [button]),
        ...(build % 3 === 1 ? [] : ['']),
      ].join('\n');
    })
    .join('\n');
};

const LEAST = 3;
const MOST = 14;
const BUILDS = 12;
/** A page of cards and of lines that are none is no shape of real pages. */
const MOSTLY = 0.6;
const SEVERAL = /\d {2,}\d|\d\t/u;

function pick(list: readonly string[], at: number): string {
  return list[at % list.length] ?? '';
}
