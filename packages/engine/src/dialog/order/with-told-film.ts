import type { DialogState, WishedService } from '../../dialog-state.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import type { WishReading } from '../wish/read-wish.ts';

/** "The light one-step, the whole body": who is asked for the part and tells the film with it is not asked for it next. */
export function withToldFilm(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const { asked } = state;
  const isDoubtful = message.denied.length > 0 || message.isEither || message.intents.has('difference');
  if (asked?.kind !== 'zone' || !wish.isTouched || isDoubtful) return wish;
  const said = splitWords(message.text);
  const isAsked = ({ service, zone, material }: WishedService) =>
    service === asked.service && zone !== null && material === null;
  if (!wish.wished.some(isAsked)) return wish;
  const wished = wish.wished.map((one) => {
    const material = isAsked(one) ? filmTold(one, said, context) : null;
    return material === null ? one : { ...one, material };
  });
  return { ...wish, wished };
}

/** The one film of that part whose own words are all said. */
function filmTold({ service, zone }: WishedService, said: readonly string[], { index }: Context) {
  const rows = index.services.find((one) => one.service === service)?.rows ?? [];
  const films = new Set(rows.flatMap(({ row }) => (row.zone === zone && row.material ? [row.material] : [])));
  const told = [...films].filter((film) => {
    const words = telling(film);
    return words.length > 0 && words.every((word) => said.some((one) => isSameWord(word, one)));
  });
  return told.length === 1 ? (told[0] ?? null) : null;
}
