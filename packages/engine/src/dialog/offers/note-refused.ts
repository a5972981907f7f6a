import type { DialogState } from '../../dialog-state.ts';
import { matchServices, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { wishFor } from '../wish/change-wish.ts';
import { DROPPED } from '../wish/list-words.data.ts';
import type { WishReading } from '../wish/read-wish.ts';

/** "Not the lights": what was refused or let go in a talk is noted, so that it is not offered by the way. */
export function noteRefused(
  draft: Draft,
  before: DialogState,
  { text }: Understanding,
  { index }: Context,
): void {
  const { wished, leftOut = [], told } = draft.state;
  const named = [...text.matchAll(DROPPED)].flatMap((match) => {
    const { matches } = matchServices(readMessage(match.slice(1).find(Boolean) ?? ''), index);
    return matches.flatMap(({ candidates }) => candidates.map(({ service }) => service));
  });
  const gone = before.wished.filter(({ service }) => wished.every((one) => one.service !== service));
  const asked = before.asked?.kind === 'service' ? before.asked.choices : [];
  // What stood to choose from and was not taken is refused too.
  const choices = draft.state.asked?.kind !== 'service' && asked.length <= MOST ? asked : [];
  const left = draft.isChoiceGone ? leftOut : [];
  const isWanted = (service: string) => wished.some((one) => one.service === service);
  const refused = [...named.slice(0, MOST), ...[...gone, ...left].map(({ service }) => service), ...choices]
    .filter((service) => !isWanted(service))
    .map(markOf);
  if (refused.length === 0) return;
  draft.state = { ...draft.state, told: [...new Set([...told, ...refused])].slice(-LONGEST) };
}

export function wasRefused(service: string, { told }: Pick<DialogState, 'told'>): boolean {
  return told.includes(markOf(service));
}

/** Of several services that may be meant, one that was refused before is not; where one is left it is that. */
export function withoutRefused(wish: WishReading, { state }: Draft, { rest }: Understanding): WishReading {
  const open = wish.open.filter(({ service }) => !wasRefused(service, state));
  if (open.length === wish.open.length || open.length === 0 || wish.openLines) return wish;
  const [only, ...others] = open;
  if (!only || others.length > 0) return { ...wish, open };
  const isKnown = wish.wished.some(({ service }) => service === only.service);
  return { ...wish, open: [], wished: isKnown ? wish.wished : [...wish.wished, wishFor(only.service, rest)] };
}

function markOf(service: string): string {
  return `refused ${service}`.slice(0, 80);
}

/** More than these are the whole list. */
const MOST = 4;

const LONGEST = 30;
