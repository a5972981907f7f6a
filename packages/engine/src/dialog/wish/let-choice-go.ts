import { namedLines } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { OUT } from '../basket/edit-words.data.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { settledRows } from './answer-wish.ts';
import { isTapped } from './is-tapped.ts';
import type { WishReading } from './read-wish.ts';
import { readWishAnswer } from './read-wish-answer.ts';

/**
 * "Neither", "nothing else, can you do Monday?": a choice of services that was asked beside an order that stands is let
 * go by whoever refuses it or goes on without it, so that nobody is asked it again and again.
 */
export function letChoiceGo(draft: Draft, message: Understanding, context: Context): void {
  const { asked, wished } = draft.state;
  if (asked?.kind !== 'service' || isTapped(message.text, asked)) return;
  if ((asked.lines ?? []).some(({ cars }) => cars.length > 0)) return;
  const isRefused = NEITHER.test(message.text);
  if (wished.length === 0) {
    const isOther = namedLines(message.rest, context.index).lines.length > 0 || message.isWorkNamed;
    if (isRefused && isOther) draft.state = { ...draft.state, asked: null, compared: [] };
    return;
  }
  if (asked.lines === undefined || settledRows(draft, context) === null) return;
  if (!isRefused && !OUT.test(message.text) && readWishAnswer(message, draft.state, context) !== null) return;
  if (!isRefused && !goesOnWithout(message)) return;
  // What is taken out by name is read by what was asked, so that nothing of the order goes with it.
  if (isRefused || !OUT.test(message.text)) draft.state = { ...draft.state, asked: null };
  draft.isChoiceGone = true;
}

/** What was taken out by its name is not what was chosen. */
export function withoutGone(wish: WishReading, { state, isChoiceGone }: Draft): WishReading {
  const gone = isChoiceGone && state.asked?.kind === 'service' ? state.asked.choices : [];
  const isGone = (service: string) =>
    gone.includes(service) && !state.wished.some((one) => one.service === service);
  const wished = wish.wished.filter(({ service }) => !isGone(service));
  return wished.length === wish.wished.length || wished.length === 0 ? wish : { ...wish, wished };
}

/** It names a time, says to book, agrees, or takes something out. */
function goesOnWithout({ text, intents, times }: Understanding): boolean {
  if (times.reading !== null || NOTHING_ELSE.test(text) || OUT.test(text)) return true;
  return (['book', 'free', 'no', 'only'] as const).some((intent) => intents.has(intent));
}

const NEITHER =
  /(?<!\p{L})(?:neither|none of (?:those|these|them|that)|not (?:either|any) of (?:those|these|them)|kein(?:e|s|es|en|er)? (?:davon|von (?:beiden|denen|den beiden))|weder noch|beides nicht|nichts davon|(?:нічого|жодн\p{L}*|ніяк\p{L}*) (?:з|із) (?:цього|цих|них|того)|ні те,? ні (?:інше|друге|те)|ни то,? ни (?:другое|это|то)|ничего из (?:этого|них|того)|ни одн\p{L}* из (?:них|этих)|ні одн\p{L}* з них)(?!\p{L})/iu;

const NOTHING_ELSE =
  /(?<!\p{L})(?:nothing (?:else|more)|that['’]?s (?:all|it|everything)|sonst nichts|nichts (?:weiter|mehr|anderes|sonst)|das (?:war|ist|wär|wäre)['’]?s? alles|mehr nicht|більше нічого|нічого (?:більше|іншого)|(?:це|то) все|больше ничего|ничего (?:больше|другого)|это вс[её]|и вс[её])(?!\p{L})/iu;
