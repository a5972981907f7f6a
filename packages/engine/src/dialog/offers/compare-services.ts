import { readMessage } from '../../prices/index.ts';
import { narrowRows } from '../../prices/match/narrow-rows.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';

/**
 * "What is the difference to a polish?": another service is only spoken of. The list can tell the prices apart, what
 * else differs is the studio's to say; the wish stays as it was.
 */
export function compareServices(
  draft: Draft,
  message: Understanding,
  context: Context,
  wish: WishReading,
): boolean {
  const { state } = draft;
  if (!message.intents.has('difference') || !wish.isTouched) return false;
  const settled = settledRows(draft, context);
  if (!settled) return false;
  const names = [...wish.open.map(({ service }) => service), ...wish.wished.map(({ service }) => service)];
  const others = names.filter((name) => !state.wished.some(({ service }) => service === name));
  if (others.length === 0) return false;
  const said = readMessage(message.rest);
  const rows = context.index.services
    .filter(({ service }) => others.includes(service))
    .flatMap((service) => {
      const found = narrowRows(service, { said, car: state.car });
      return found.kind === 'row' ? [found.row] : [];
    });
  const compared = [...settled, ...rows];
  draft.options = compared;
  say(draft, 'separateServices', { options: { options: compared, by: 'service' } });
  say(draft, 'unknownFact');
  repeatQuestion(draft, context);
  return true;
}
