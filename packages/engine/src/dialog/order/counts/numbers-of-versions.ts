import type { WishedService } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { Context } from '../../context.ts';
import { numberIn } from './said-numbers.ts';

/** "One coat instead of two": where the versions of a thing are told apart by numbers, these say which and not how many. */
export function onlyTellsVersion(
  { service }: Pick<WishedService, 'service'>,
  { written }: Understanding,
  { studio }: Context,
): boolean {
  const names = studio.rows.flatMap((row) => (row.service === service ? [row.zone, row.material] : []));
  const figures = new Set(names.flatMap((name) => (name?.match(/\d+/gu) ?? []).map(Number)));
  if (figures.size < 2) return false;
  const said = splitWords(written).flatMap((word) => numberIn(word) ?? []);
  return said.length > 0 && said.every((number) => figures.has(number));
}
