import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { withoutComparing } from '../offers/without-comparing.ts';
import { isSameWish } from './join-wish.ts';
import { PICK_UNSURE } from './pick-words.data.ts';
import { pickedChoices } from './picked-choices.ts';
import type { WishReading } from './read-wish.ts';
import { readWishAnswer } from './read-wish-answer.ts';

type At = {
  state: DialogState;
  context: Context;
  read: (message: Understanding, state: DialogState) => WishReading;
};

/** An answer in the words of the choices that were shown, with whatever else the message says; a bare answer is read elsewhere. */
export function readPicked(message: Understanding, { state, context, read }: At): WishReading | null {
  const { asked } = state;
  if (!asked || !KINDS.has(asked.kind) || message.cars.length > 1) return null;
  if (PICK_UNSURE.test(message.text)) return null;
  const found = pickedChoices(message.denied.length > 0 ? message.text : message.rest, asked.choices);
  const picked = found && { ...found, rest: withoutComparing(found.rest) };
  // A film that was chosen is meant for the parts that are named behind it, too: that is read as a whole.
  const isWhole = picked?.rest === '' || asked.kind === 'material';
  if (!picked || (isWhole && !picked.isDenying && picked.chosen.length < 2)) return null;
  const answered = answerOf(picked.chosen, message, { state, context });
  if (!answered) return null;
  const after = { ...state, ...answered, asked: null };
  const said = new Set(message.intents);
  said.delete('no');
  const further =
    picked.rest === ''
      ? null
      : read(
          { ...message, text: picked.rest, rest: picked.rest, denied: [], intents: said.add('add') },
          after,
        );
  const wished = further?.isTouched ? further.wished : after.wished;
  const kept = further?.isLess
    ? []
    : after.wished.filter((one) => !wished.some((other) => isSameWish(one, other)));
  return {
    open: [],
    isUnknown: false,
    isPartUnknown: further !== null && !further.isTouched && further.isUnknown,
    ...(further?.isTouched && further),
    ...(answered.openLines && { openLines: answered.openLines }),
    wished: [...kept, ...wished],
    carType: after.carType,
    isTouched: true,
    isAnswer: true,
  };
}

const KINDS: ReadonlySet<string> = new Set(['carType', 'zone', 'material', 'service']);

type Answered = { wished: WishedService[]; carType: string | null; openLines?: WishReading['openLines'] };

function answerOf(
  [first, ...others]: readonly string[],
  message: Understanding,
  { state, context }: Pick<At, 'state' | 'context'>,
): Answered | null {
  const { asked } = state;
  if (
    first === undefined ||
    !asked ||
    (others.length > 0 && (asked.kind !== 'service' || (asked.lines?.length ?? 0) > 1))
  )
    return null;
  const bare = { ...message, text: first, rest: first, ordinal: null, denied: [], intents: new Set<never>() };
  const answered = readWishAnswer(bare, state, context);
  if (!answered) return null;
  const cars = asked.lines?.[0]?.cars ?? [];
  const more = others.flatMap((service) => {
    const wish = { service, zone: null, material: null, said: '' };
    return cars.length === 0 ? [wish] : cars.map((car) => ({ ...wish, car }));
  });
  return {
    wished: [...(answered.wished ?? state.wished), ...more],
    carType: answered.carType ?? state.carType,
    ...(answered.openLines && { openLines: answered.openLines }),
  };
}
