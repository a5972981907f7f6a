import { markWords } from '../labels/mark-words.ts';
import type { Draft } from './draft.ts';
import { isNamedAsJob, isTreatment } from './job-kinds.ts';

/** "Door cups 85 · door edges 110 · displays 49": among parts of a film, a thing nobody knows is one of them. */
export function placeAmongParts(drafts: Draft[], trade: string | null): void {
  const parts = drafts.filter(({ service, zone }) => service === trade && zone !== null);
  if (trade === null || drafts.length < 4 || parts.length * 2 < drafts.length) return;
  for (const draft of drafts) {
    const { own, service, zone } = draft;
    const words = markWords(service);
    const isThing =
      own.zone === service &&
      zone === null &&
      !own.hasAction &&
      words.length === 1 &&
      words[0]?.kind === 'other';
    if (!isThing || isNamedAsJob(service) || isTreatment(service)) continue;
    draft.zone = service;
    draft.service = trade;
  }
}
