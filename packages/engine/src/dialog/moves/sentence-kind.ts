import type { DialogState } from '../../dialog-state.ts';
import { jobsIn, namedLines, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { isWhatIf } from '../offers/what-if.ts';

/** It asks what would be; it tells of goods, a time or a person; or it is told by what stands around it. */
export type SentenceKind = 'supposes' | 'tells' | 'other';

export function sentenceKind(message: Understanding, state: DialogState, { index }: Context): SentenceKind {
  const { acts, rest, times, name, phone } = message;
  const isOfGoods = jobsIn(readMessage(rest)).length > 0 || namedLines(rest, index).lines.length > 0;
  if (isOfGoods && isWhatIf(message, state)) return 'supposes';
  const isTold = times.reading !== null || name !== null || phone !== null;
  return isTold || (isOfGoods && DOING.some((act) => acts.has(act))) ? 'tells' : 'other';
}

const DOING = ['want', 'add', 'drop', 'change', 'choose', 'book'];
