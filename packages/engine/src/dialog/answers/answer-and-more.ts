import type { DialogState, WishedService } from '../../dialog-state.ts';
import { jobsIn, matchServices, namedLines, readMessage } from '../../prices/index.ts';
import { placesOf, telling } from '../../prices/match/name-places.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { isSameWish } from '../wish/join-wish.ts';
import { LIST_WORDS } from '../wish/list-words.data.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { readWishAnswer } from '../wish/read-wish-answer.ts';

type At = {
  state: DialogState;
  context: Context;
  read: (message: Understanding, state: DialogState) => WishReading;
};

/** "The ceramic one, and the headlights too": the piece that answers, and what the other pieces want beside it. */
export function readAnswerAndMore(message: Understanding, { state, context, read }: At): WishReading | null {
  const { asked } = state;
  if (asked?.kind !== 'material' && asked?.kind !== 'zone' && asked?.kind !== 'service') return null;
  const pieces = message.rest.split(PIECES).filter((piece) => piece.trim() !== '');
  if (pieces.length < 2) return null;
  const at = pieces.findIndex((piece) => choiceNamed(piece, asked.choices) !== null);
  const piece = pieces[Math.max(at, 0)] ?? '';
  const rest = pieces.filter((one) => one !== piece).join(', ');
  const answer = choiceNamed(piece, asked.choices) ?? piece;
  const answered = readWishAnswer({ ...message, rest: answer, ordinal: null }, state, context)?.wished;
  if (!answered || !wantsMore(rest, asked.service, context)) return null;
  const adding = { ...message, rest, intents: new Set([...message.intents, 'add' as const]) };
  const further = read(adding, { ...state, wished: answered, asked: null });
  const added = further.wished.filter((one) => !answered.some((other) => isSameWish(one, other)));
  return {
    ...further,
    wished: [...answered.map((one) => moreOf(one, further.wished)), ...added],
    isTouched: true,
  };
}

/** Where one thing ends and the next begins; the point of "3.0" is no end. */
const PIECES = new RegExp(`[.!?](?!\\d)|${LIST_WORDS.source}`, 'iu');

/** The one choice whose very words stand in a piece. */
function choiceNamed(piece: string, choices: readonly string[]): string | null {
  const words = splitWords(piece);
  const [only, ...others] = choices.filter((choice) => placesOf(telling(choice), words) !== null);
  return only !== undefined && others.length === 0 ? only : null;
}

/** The other words name a line of the list, or a job. */
function wantsMore(rest: string, service: string | undefined, { index }: Context): boolean {
  const named = namedLines(rest, index).lines.some((line) => line.service.service !== service);
  const sense = readMessage(rest);
  return named || jobsIn(sense).length > 0 || matchServices(sense, index).matches.length > 0;
}

/** "The front ones, ceramic": what is said behind the answer belongs to it. */
function moreOf(one: WishedService, further: readonly WishedService[]): WishedService {
  const more = further.find((other) => isSameWish(one, other));
  return more ? { ...more, zone: more.zone ?? one.zone, material: more.material ?? one.material } : one;
}
