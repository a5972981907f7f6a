import type { DialogState, WishedService } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import { isTapped } from '../../wish/is-tapped.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { weighOrders } from '../doubt/weigh-orders.ts';
import { keyOfLine } from '../list-lines.ts';
import { wishForLine } from '../wish-for-line.ts';
import { composeParts } from './compose-parts.ts';
import { judgedParts } from './judged-parts.ts';

/** No part that was named is lost in silence: what was made of the words without one is put right. */
export function withParts(
  revised: WishReading,
  read: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  if (state.booked || revised.compared || revised.asides || isTapped(message.text, state.asked))
    return revised;
  const weighed = weighOrders(revised, read, message, { state, context });
  if (!weighed) return revised;
  const isOpen = weighed.open.size > 0;
  const composed =
    composeParts(weighed.heard, message) ?? (isOpen ? judgedParts(weighed.heard, message) : null);
  // What is very likely right as it is stays.
  if (!composed || (weighed.open.size === 0 && (weighed.p ?? 0) >= LIKELY)) return revised;
  const { heard } = weighed;
  const { service, parts, unclear } = composed;
  const now = revised.wished.filter((one) => one.service === service);
  // "What is the bonnet, and what is the full front?": two that are asked about are put to the client to choose from.
  const isToChoose = now.some((one) => (one.parts ?? []).length > 1);
  if (isToChoose && parts.length === 2 && message.text.includes('?')) return revised;
  const isHeld = ({ zone, material }: (typeof parts)[number]) =>
    now.some((one) => one.zone === zone && (material === null || one.material === material));
  // What was read at first beside the parts that were named, with no film of its own, was not named.
  const isMore = heard.before.settled.size === 0 && now.length > parts.length && now.every(isOpenPart);
  if (parts.every(isHeld) && !isMore) return revised;
  const { list } = heard;
  const own = parts.map((part): WishedService => {
    const key = keyOfLine({ service, ...part });
    const known = [...revised.wished, ...state.wished].find((one) => keyOfLine(one) === key);
    const line = list.lines[list.at.get(key) ?? -1];
    return known ?? (line ? wishForLine(line, list) : { service, ...part, said: '' });
  });
  const others = revised.wished.filter((one) => one.service !== service);
  const { takenOut: _, ...rest } = revised;
  return {
    ...rest,
    wished: [
      ...others,
      ...own,
      ...(unclear.length > 0 ? [{ service, zone: null, material: null, said: '', parts: [...unclear] }] : []),
    ],
    open: revised.open.filter((one) => one.service !== service),
    isTouched: true,
    isUnknown: false,
    isPartUnknown: false,
    isJudged: true,
  };
}

function isOpenPart({ zone, material }: WishedService): boolean {
  return zone !== null && material === null;
}

/** The parts that were named are just those that are wanted: nobody is asked what else may be meant. */
export function isAsComposed(
  wish: WishReading,
  read: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): boolean {
  const weighed = weighOrders(wish, read, message, { state, context });
  const composed = weighed && composeParts(weighed.heard, message);
  if (!composed || composed.unclear.length > 0) return false;
  const own = wish.wished.filter((one) => one.service === composed.service);
  const isIn = ({ zone, material }: WishedService) =>
    composed.parts.some((part) => part.zone === zone && part.material === material);
  return own.length === composed.parts.length && own.every(isIn);
}

const LIKELY = 0.85;
