import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import { OF_ANOTHER } from '../../understanding/beside-words.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { judgeMessage } from '../order/judge-message.ts';
import { keyOfLine, linesOf } from '../order/list-lines.ts';
import { wishForLine } from '../order/wish-for-line.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { aloneWith } from './alone-with.ts';

type At = { state: DialogState; context: Context };

/** A car of another make or model than those that are talked about. */
export function isOfOtherCar(
  { car, text }: Understanding,
  { car: own, wished, booked }: DialogState,
): boolean {
  const known = [own, booked?.car, ...wished.map((one) => one.car)].filter((one) => one?.model);
  if (!car?.model) return false;
  if (known.length === 0) return OF_ANOTHER.test(text);
  return known.every((one) => one?.make !== car.make || one?.model !== car.model);
}

/** The lines that a first message in these words would be about, as far as they are not wanted anyway. */
export function linesAsked(message: Understanding, { state, context }: At): WishedService[] {
  const { wished } = judgeMessage(aloneWith(state), message, context).revised;
  if (isOfOtherCar(message, state)) return wished;
  const known = new Set(state.wished.map(keyOfLine));
  if (wished.length === 0) {
    const parts = partsNamed(message, { state, context });
    // A copy, because what was judged of a message is remembered by it.
    const beside = judgeMessage(
      { ...aloneWith(state), wished: state.wished },
      { ...message },
      context,
    ).revised;
    return parts.length > 0 ? parts : beside.wished.filter((one) => !known.has(keyOfLine(one)));
  }
  return wished
    .flatMap((one) => asStanding(one, { state, context }))
    .filter((one) => !known.has(keyOfLine(one)));
}

/** "And in two colours?": what is not said anew is as in the line that stands. None where nothing else is named. */
function asStanding(one: WishedService, { state, context }: At): WishedService[] {
  const [old, ...others] = state.wished.filter(({ service }) => service === one.service);
  if (!old) return [one];
  const [{ found } = { found: null }] = narrowWishes({ ...state, wished: [one] }, context);
  const rows: readonly PriceRow[] =
    found?.kind === 'row' ? [found.row] : found?.kind === 'missing' ? found.rows : [];
  const isOld = ({ zone, material }: PriceRow) => zone === old.zone && material === old.material;
  if (rows.some(isOld)) return [];
  const near = rows.filter(({ zone }) => zone === old.zone);
  const [row] = near;
  const isOne = row && others.length === 0 && new Set(near.map(({ material }) => material)).size === 1;
  return isOne ? [{ ...one, zone: row.zone, material: row.material }] : [one];
}

/** "And the whole body?" names a part of what is talked about. */
function partsNamed({ rest }: Understanding, { state, context }: At): WishedService[] {
  const said = splitWords(rest);
  const list = linesOf(context.index);
  const known = new Set(state.wished.map(keyOfLine));
  const found = list.lines.flatMap((line) => {
    const old = state.wished.find(({ service }) => service === line.service);
    if (!old || known.has(keyOfLine(line))) return [];
    // Only what sets it apart from the line that stands has to be said.
    const isOtherPart = line.zone !== null && line.zone !== old.zone;
    if (isOtherPart && line.material !== old.material) return [];
    const words = telling((isOtherPart ? line.zone : line.material) ?? '');
    const isNamed = words.length > 0 && words.every((word) => said.some((one) => isSameWord(word, one)));
    return isNamed ? [{ line, words: words.length }] : [];
  });
  const most = Math.max(0, ...found.map(({ words }) => words));
  return found.filter(({ words }) => words === most).map(({ line }) => wishForLine(line, list));
}
