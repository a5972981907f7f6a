import { matchServices, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { DROPPED } from '../wish/list-words.data.ts';

/** "Not the lights": what was refused once in a talk is noted, so that it is not offered by the way. */
export function noteRefused(draft: Draft, { text }: Understanding, { index }: Context): void {
  const refused = [...text.matchAll(DROPPED)].flatMap((match) => {
    const { matches } = matchServices(readMessage(match.slice(1).find(Boolean) ?? ''), index);
    return matches.flatMap(({ candidates }) => candidates.map(({ service }) => markOf(service)));
  });
  if (refused.length === 0) return;
  const told = [...new Set([...draft.state.told, ...refused.slice(0, MOST)])].slice(-30);
  draft.state = { ...draft.state, told };
}

export function wasRefused(service: string, { told }: Draft['state']): boolean {
  return told.includes(markOf(service));
}

function markOf(service: string): string {
  return `refused ${service}`.slice(0, 80);
}

/** More than these are the whole list. */
const MOST = 4;
