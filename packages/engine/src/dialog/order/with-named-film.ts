import type { DialogState } from '../../dialog-state.ts';
import { matchServices, readMessage } from '../../prices/index.ts';
import { isTradeWord } from '../../prices/lexicon/find-concepts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { foldText } from '../../words/fold-text.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { wishFor } from '../wish/change-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';

/**
 * "How much is the 3M Ceramic?": a film that is called by its whole name is that film, and not the coating that shares a
 * word with it.
 */
export function withNamedFilm(
  wish: WishReading,
  { rest, cars }: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const film = state.booked || cars.length > 1 ? null : filmNamed(rest, context);
  if (!film || wish.wished.length === 0) return wish;
  const { matches } = matchServices(readMessage(film.left), context.index);
  const spoken = new Set(matches.flatMap(({ candidates }) => candidates.map(({ service }) => service)));
  const isBorrowed = (service: string) => service !== film.service && !spoken.has(service);
  const settled = new Set(state.wished.filter(({ zone }) => zone !== null).map(({ service }) => service));
  const wished = wish.wished.filter(({ service }) => !isBorrowed(service) || settled.has(service));
  if (wished.length === wish.wished.length) return wish;
  const isThere = wished.some(({ service }) => service === film.service);
  const named = { ...wishFor(film.service, film.left), material: film.material };
  return { ...wish, wished: isThere ? wished : [...wished, named], isUnknown: false };
}

/** The one service that has a film of this name, and what is said beside it. */
function filmNamed(
  text: string,
  { studio }: Context,
): { service: string; material: string; left: string } | null {
  const folded = foldText(text);
  const found = studio.rows.flatMap(({ service, material }) => {
    if (material === null || !isOwnName(material)) return [];
    const words = splitWords(material).join('[\\s-]+');
    const at = new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, 'u').exec(folded);
    return at
      ? [{ service, material, left: `${text.slice(0, at.index)} ${text.slice(at.index + at[0].length)}` }]
      : [];
  });
  const [first] = found;
  return first && found.every(({ service }) => service === first.service) ? first : null;
}

/** A name of several words that holds one which no trade has. */
function isOwnName(material: string): boolean {
  const words = splitWords(material);
  return (
    words.length > 1 &&
    words.some((word) => /\p{L}/u.test(word) && !isTradeWord(word)) &&
    words.some(isTradeWord)
  );
}
