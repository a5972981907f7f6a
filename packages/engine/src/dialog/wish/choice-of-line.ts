import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { chooseByDegree } from './choose-by-degree.ts';
import { chooseByExclusion } from './choose-by-exclusion.ts';
import type { WishReading } from './read-wish.ts';
import { ofLine } from './read-wish-answer.ts';
import { wholeWish } from './whole-wish.ts';

/**
 * "Without the wax", "the plain one": which service of a line that waits beside the order it is, told by no word of its
 * name. Null where nothing waits.
 */
export function choiceOfLine(
  { text, intents }: Understanding,
  state: DialogState,
  { studio }: Context,
): WishReading | null {
  const { asked, wished } = state;
  const [line, ...lines] = asked?.lines ?? [];
  if (asked?.kind !== 'service' || !line || wished.length === 0 || line.cars.length > 0) return null;
  const isShort = splitWords(text).length <= SHORT && !text.includes('?') && !intents.has('no');
  const services = line.services.filter((service) => asked.choices.includes(service));
  const chosen =
    chooseByExclusion(text, services) ??
    (isShort ? chooseByDegree(text, { ...asked, choices: services }, studio.rows) : null);
  if (chosen === null) return null;
  const wish = wholeWish([...wished, ...ofLine(line, chosen, '')], state);
  return { ...wish, isAnswer: true, ...(lines.length > 0 && { openLines: lines }) };
}

/** Nobody points at one of two in more words. */
const SHORT = 4;
