import type { WishedService } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';

/** "Gold please, it still says silver", in answer to the question for the name: what is wanted is nobody's name. */
export function withoutNameOfGoods(message: Understanding, wished: readonly WishedService[]): Understanding {
  const goods = wished.flatMap(({ service, zone, material }) =>
    splitWords([service, zone, material].filter(Boolean).join(' ')),
  );
  const isOfGoods = splitWords(message.name ?? '').some((word) => goods.includes(word));
  return isOfGoods ? { ...message, name: null } : message;
}
