import { parseLabel } from '../labels/parse-label.ts';
import { isOnlyCar } from './car-among.ts';
import type { Draft } from './draft.ts';

/** Car types named behind prices: at the end of the line, or as "that is a sedan" at the end of a sentence. */
export function nameByCarBehind(drafts: Draft[], line: string): void {
  nameByTail(drafts, line);
  for (const { index, groups } of line.matchAll(THAT_IS)) {
    const car = groups?.car?.trim() ?? '';
    const from = line.slice(0, index).search(LAST_SENTENCE);
    if (!isOnlyCar(car)) continue;
    for (const draft of drafts)
      if (draft.amount.end <= index && draft.amount.start > from) draft.carType ??= car;
  }
}

/** "Light 10000, deep 18000, that is a sedan". */
const THAT_IS =
  /[,–—-]\s*(?:это|це|das ist|that'?s)\s(?:для\s|на\s|за\s|for\s|für\s)?(?:an?\s|ein\s)?(?<car>\p{L}+)(?=\s*(?:[.,;!]|$))/giu;
const LAST_SENTENCE = /[.!?;]\s(?!.*[.!?;]\s)/u;

/** "Wash 250 | Full 450 — sedans": the car type at the end is that of the whole line. */
function nameByTail(drafts: Draft[], line: string): void {
  const end = drafts.at(-1)?.amount.end ?? line.length;
  const tail = /^\s*[–—-]\s+(.+)$/u.exec(line.slice(end))?.[1] ?? '';
  const { carType, zone, hasAction } = parseLabel(tail);
  if (carType === null || zone !== null || hasAction || drafts.some((draft) => draft.own.carType !== null))
    return;
  for (const draft of drafts) draft.carType = tail.trim();
}
