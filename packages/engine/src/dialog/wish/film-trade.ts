import type { WishedService } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { type IndexedService, type RowIndex, readMessage, readSense } from '../../prices/index.ts';
import { BODY_PARTS } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { listed } from '../choice.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { adopt } from './adopt-wish.ts';
import { COLOURING } from './list-words.data.ts';
import { narrowWishes } from './narrow-wish.ts';
import type { WishReading } from './read-wish.ts';

/** A film that colours and a film that protects lie on the same parts and are different goods. */
export type FilmTrade = 'wrap' | 'ppf';

/** Which of the two is surely asked for; "a film on the hood" may be either. */
export function tradeAsked(text: string): FilmTrade | null {
  const said = readSense(text).concepts;
  const isProtecting = said.has('ppf') || (readMessage(text).concepts.has('ppf') && !said.has('film'));
  const isColouring = said.has('coloured') || (said.has('wrap') && COLOURING.test(text));
  if (isProtecting === isColouring) return null;
  return isProtecting ? 'ppf' : 'wrap';
}

export function tradeOf({ sense }: Pick<IndexedService, 'sense'>): FilmTrade | null {
  if (sense.concepts.has('remove') || sense.concepts.has('ppf') === sense.concepts.has('wrap')) return null;
  return sense.concepts.has('ppf') ? 'ppf' : 'wrap';
}

/** "Protection film on the hood" of a list that only has vinyl: that is said, and the other is offered and not taken for it. */
export function offerOtherFilm(
  draft: Draft,
  message: Understanding,
  context: Context,
  wish: WishReading,
): boolean {
  const asked = tradeAsked(message.rest);
  const other = wish.isTouched && asked ? otherFilmIn(wish.wished, asked, context.index) : null;
  if (!asked || !other || draft.state.wished.some(({ service }) => service === other)) return false;
  adopt(draft, wish, message, context);
  const narrowed = narrowWishes(draft.state, context);
  draft.state = { ...draft.state, wished: narrowed.map((one) => one.wish) };
  const rows = narrowed.flatMap(({ wish: { service }, found }): PriceRow[] => {
    if (service !== other || found.kind === 'gap') return [];
    return found.kind === 'row' ? [found.row] : found.rows;
  });
  const isShown = rows.length > 0 && rows.length <= MOST_ROWS;
  if (isShown) draft.options = rows;
  say(draft, asked === 'ppf' ? 'noProtectionFilm' : 'noColourFilm', {
    options: isShown ? { options: rows, by: 'service' } : words(other),
  });
  ask(draft, { kind: 'service', choices: [...listed([other]), { key: 'person' }], service: other });
  return true;
}

const MOST_ROWS = 4;

function otherFilmIn(
  wished: readonly WishedService[],
  asked: FilmTrade,
  { services }: RowIndex,
): string | null {
  if (services.some((one) => tradeOf(one) === asked)) return null;
  const other = wished.find(({ service }) => {
    const trade = tradeOf({ sense: readSense(service) });
    return trade !== null && trade !== asked;
  });
  return other?.service ?? null;
}

/** "No, I meant a colour wrap" about a film on the hood: the same part in the other film. */
export function switchFilm(
  { rest }: Understanding,
  wished: readonly WishedService[],
  { index }: Context,
): WishedService | null {
  const [only, ...others] = wished;
  const asked = tradeAsked(rest);
  const part = readSense(only?.zone ?? '').concepts;
  if (!only || others.length > 0 || asked === null || part.size === 0) return null;
  const trade = tradeOf({ sense: readSense(only.service) });
  if (trade === null || trade === asked || namesPart(rest)) return null;
  const found = index.services.flatMap((one) => {
    const zone = one.rows.find((row) => row.zone && [...part].every((id) => row.zone?.concepts.has(id)))?.row
      .zone;
    return tradeOf(one) === asked && zone
      ? [{ ...only, service: one.service, zone, material: null, said: rest }]
      : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function namesPart(rest: string): boolean {
  const { concepts } = readMessage(rest);
  return PARTS.some((id) => concepts.has(id));
}

const PARTS = [...BODY_PARTS, 'front', 'rear', 'full', 'all_round'];
