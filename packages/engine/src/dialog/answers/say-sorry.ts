import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { quote, settledRows } from '../wish/answer-wish.ts';
import { areSameWishes } from '../wish/same-wishes.ts';
import { isReproach } from './reproach.ts';

/** "That's wrong, I said two stage": whoever sets us right gets the corrected order, with a short word of regret. */
export function saySorry(
  draft: Draft,
  { text }: Understanding,
  { before, context }: { before: DialogState; context: Context },
): void {
  showOrder(draft, text, context);
  if (draft.wantsPerson || before.wished.length === 0 || draft.quoted.length === 0) return;
  if (areSameWishes(before.wished, draft.state.wished)) return;
  if (CORRECTING.test(text)) regret(draft);
}

/** A short word of regret before all else, behind what was taken out. */
export function regret(draft: Draft): void {
  if (draft.acts.some(({ key }) => key === 'mixedUp')) return;
  const at = draft.acts[0]?.key === 'takenOut' ? 1 : 0;
  draft.acts.splice(at, 0, { key: 'mixedUp' });
}

/** "Where did the lamps go?" of what is in the order: the order is shown. */
function showOrder(draft: Draft, text: string, context: Context): void {
  const { acts } = draft;
  if (!isReproach(text) || draft.wantsPerson || draft.quoted.length > 0) return;
  const rows = settledRows(draft, context);
  if (!rows) return;
  draft.acts = [];
  quote(draft, rows);
  draft.acts = [...draft.acts, ...acts];
}

const CORRECTING =
  /(?<!\p{L})(?:(?:that['’]?s|that is|this is|it['’]?s|it is) (?:\p{L}+ )?(?:wrong|not right|incorrect)|you (?:got|have) (?:that|it|this) wrong|wrong again|(?:third|second|2nd|3rd) time|zum (?:dritten|zweiten|x-?ten) mal|schon wieder|(?:3|2|третий|третій|второй|вдруге|втретє)[- ]?(?:й|ій|ий)? раз|опять|знову|you keep|misunderst\p{L}*|i (?:already )?(?:said|told you)|correct (?:that|it|this)|das (?:ist|stimmt) (?:\p{L}+ )?(?:falsch|nicht)|stimmt (?:so )?nicht|falsch verstanden|missverst\p{L}*|hab\p{L}* (?:ich )?(?:doch )?gesagt|korrigier\p{L}*|неправильн\p{L}*|не так (?:поняли|зрозуміли)|не (?:то|те)[,.!\s]|ошиб\p{L}*|напутал\p{L}*|перепутал\p{L}*|не поняли|исправ\p{L}*|я же (?:говорил|сказал|писал)\p{L}*|помил\p{L}*|наплутал\p{L}*|переплутал\p{L}*|не зрозуміли|виправ\p{L}*|я ж (?:казав|казала|писав|писала))(?!\p{L})/iu;
