import { parseLabel } from '../labels/parse-label.ts';
import type { Draft } from './draft.ts';
import { isJobOnParts } from './job-kinds.ts';

/** "All prices with LLumar film": names the film of the rows above that name none. */
export function shareMaterial(drafts: readonly Draft[], text: string): void {
  const { material, hasAction } = parseLabel(STATED.exec(text)?.[1] ?? '');
  if (material === null || hasAction) return;
  for (const draft of drafts)
    if (draft.material === null && isJobOnParts(draft.service)) draft.material = material;
}

const STATED =
  /(?<!\p{L})(?:alle preise|all prices|prices are|все цены|всі ціни)\s(?:\p{L}+\s){0,3}?(?:mit|in|für|with|for|using|на|з|с|із|для)\s([^.,;()]{3,40})/iu;
