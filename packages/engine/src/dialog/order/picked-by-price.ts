import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { sumOfWish } from '../wish/sum-of-wish.ts';
import { type Line, type ListLines, linesOf } from './list-lines.ts';
import { versionKind } from './sets/versions.ts';
import { wishForLine } from './wish-for-line.ts';

/**
 * "The 479 one": of what is shown, one costs just that. While something is to choose the bare figure tells; else it has
 * to be pointed at, and takes the place of the versions of it that stood.
 */
export function pickedByPrice(
  wish: WishReading,
  { text, cars, phone, intents }: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading | null {
  const isChoosing = state.asked !== null && CHOOSING.has(state.asked.kind);
  if (state.booked || cars.length > 1 || phone !== null || state.later?.length) return null;
  const figures = [...text.matchAll(isChoosing ? FIGURE : POINTED)].map((found) =>
    numberOf(found.slice(1).find(Boolean) ?? ''),
  );
  const [figure, ...others] = new Set(figures);
  if (figure === undefined || others.length > 0 || NOT_THIS.test(text)) return null;
  const list = linesOf(context.index);
  if (isBetweenShown(figure, state, context)) return null;
  const lines = linesAt(figure, list, { state, context });
  const [line, ...rivals] = lines;
  if (!line || rivals.length > 0 || figure === sumThatStands(state, context)) return null;
  const foundOf = (one: WishedService) => narrowWishes({ ...state, wished: [one] }, context)[0]?.found;
  const isOpen = (one: WishedService) => foundOf(one)?.kind !== 'row';
  const lineOf = (one: WishedService) => {
    const found = foundOf(one);
    return found?.kind === 'row' ? list.lines.find(({ rows }) => rows.includes(found.row)) : undefined;
  };
  const isReplaced = (one: WishedService) => {
    const own = lineOf(one);
    return isOpen(one)
      ? one.service === line.service
      : !own || own === line || versionKind(own, line) !== null;
  };
  const kept = intents.has('only') ? [] : state.wished.filter((one) => !isReplaced(one));
  const isNews = !state.wished.some((one) => lineOf(one) === line) || kept.length < state.wished.length - 1;
  if (!isNews || (!isChoosing && kept.length === state.wished.length && kept.length > 0)) return null;
  return {
    ...wish,
    wished: [...kept, wishForLine(line, list)],
    open: [],
    isTouched: true,
    isUnknown: false,
    isPartUnknown: false,
    isAnswer: true,
    isJudged: true,
  };
}

/** "120 is a lot": by so much two of what is shown differ. */
function isBetweenShown(figure: number, { shownRowIds }: DialogState, { studio }: Context): boolean {
  const prices = studio.rows.filter(({ id }) => shownRowIds.includes(id)).map(({ price }) => price);
  return !prices.includes(figure) && prices.some((one) => prices.some((other) => one - other === figure));
}

/** "4000 is fine for me": what the order comes to points at nothing else. */
function sumThatStands(state: DialogState, context: Context): number | null {
  const settled = narrowWishes(state, context).filter(({ found }) => found.kind === 'row');
  const total = settled.reduce((sum, one) => sum + sumOfWish(one), 0);
  return settled.length > 1 ? total : null;
}

/** The lines that cost this, for the car of the talk: those shown last, and if there are none any of the list. */
function linesAt(
  figure: number,
  list: ListLines,
  { state, context }: { state: DialogState; context: Context },
): Line[] {
  const costs = (row: PriceRow) => Math.abs(row.price - figure) < 0.005;
  const shown = new Set([...state.shownRowIds, ...(state.priced ?? [])]);
  const seen = list.lines.filter(({ rows }) => rows.some((row) => shown.has(row.id) && costs(row)));
  if (seen.length > 0) return seen;
  return list.lines.filter((line) => {
    if (!line.rows.some(costs)) return false;
    const [narrowed] = narrowWishes({ ...state, wished: [wishForLine(line, list)] }, context);
    return narrowed?.found.kind === 'row' && costs(narrowed.found.row);
  });
}

function numberOf(written: string): number {
  return Number(written.replace(/[\s.,’'](?=\d{3}(?!\d))/gu, '').replace(',', '.'));
}

const CHOOSING: ReadonlySet<string> = new Set(['zone', 'material', 'service']);

const AMOUNT = String.raw`(\d{1,3}(?:[  .,’']\d{3})+|\d{2,6}(?:[.,]\d{2})?)`;
const MONEY = String.raw`(?:[€$£₴₽]|eur|euro|usd|bucks|dollars?|quid|грн|гривень|руб\p{L}*|р(?!\p{L})|zł|chf)`;

/** A figure that is no hour, date, number of pieces or part of a longer number. */
const FIGURE = new RegExp(
  String.raw`(?<![\d+:.,/-])[€$£]?\s?${AMOUNT}(?!\s?(?:[:%×x\d]|[.,/-]\d|uhr|am(?!\p{L})|pm|o.?clock|h(?!\p{L})|год|час|хв|мин|min|days?|tage?|years?|jahre?))`,
  'giu',
);

/** "The 479 one", "die für 479", "та, що за 479", "за 479". */
const POINTED = new RegExp(
  [
    String.raw`(?<!\p{L})(?:the|that|this) [$€£]?${AMOUNT}(?:\s?${MONEY})? (?:one|package|deal|option|version)`,
    String.raw`(?<!\p{L})(?:the|that) (?:one|option|package) (?:for|at) [$€£]?${AMOUNT}`,
    String.raw`(?<!\p{L})(?:die|das|den|der|dem) (?:für|um|zu|mit) ${AMOUNT}`,
    String.raw`(?<!\p{L})(?:die|das|den|der) ${AMOUNT}(?:er|\s?${MONEY}[- ]?(?:variante|paket|version))`,
    String.raw`(?<!\p{L})(?:та|ту|той|те|тот|то|ті|те)[,\s]+(?:що|шо|что|которая|который|які|яка|який)?\s?за ${AMOUNT}`,
    String.raw`(?<!\p{L})(?:вариант|варіант|пакет)\p{L}* за ${AMOUNT}`,
  ].join('|'),
  'giu',
);

/** "Not the 479 one", "why 479?", "I thought it was 479". */
const NOT_THIS =
  /(?<!\p{L})(?:(?:not|isn.?t|nicht|не)\s+(?:(?:the|die|das|den|der|за|für|той|ту|тот)\s+)?[€$£]?\d|kein\p{L}*\s+\d|why|warum|wieso|чому|почему|откуда|звідки|thought|dachte|думав|думала|думал|told me|discount|rabatt|скидк\p{L}*|знижк\p{L}*|haggle|budget|max|höchstens|бюджет\p{L}*|only have|hab nur|nah|leave (?:it|that)|too (?:much|dear|expensive)|zu (?:teuer|viel)|(?:is|was) a (?:lot|bit)|quite a|viel geld|багато|много|(?:до|up to|bis|under|unter) \d|сверху|зверху|зайв\p{L}*|лишн\p{L}*|lass\p{L}*|дорого|не (?:надо|треба|нужн\p{L}*|потрібн\p{L}*))(?!\p{L})/iu;
