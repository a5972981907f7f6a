import type { DialogState, WishedService } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { hearLines } from '../hear-lines.ts';
import { isOfSeveralCars } from '../left-to-rules.ts';
import { namesOf } from '../line-names.ts';
import { keyOfLine, type Line } from '../list-lines.ts';
import { wishForLine } from '../wish-for-line.ts';
import { bindFilms } from './bind-films.ts';

/** Each part gets the film it was told; the other parts that stand keep theirs. Null where nothing of the kind is told. */
export function withBoundFilms(
  revised: WishReading,
  read: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading | null {
  if (state.booked || isOfSeveralCars(read, message, state)) return null;
  const heard = hearLines(read, message, { state, context });
  const bound = bindFilms(heard, message);
  if (!bound) return null;
  const { list, before } = heard;
  const services = new Set(bound.map(({ service }) => service));
  const isBound = ({ service, zone }: Pick<Line, 'service' | 'zone'>) =>
    bound.some((line) => line.service === service && line.zone === zone);
  const kept = state.wished.filter((one) => services.has(one.service) && one.zone !== null && !isBound(one));
  const others = revised.wished.filter(({ service }) => !services.has(service));
  const own = bound.map(
    (line): WishedService =>
      state.wished.find((one) => keyOfLine(one) === keyOfLine(line)) ?? wishForLine(line, list),
  );
  const wanted = new Set(bound.map((line) => list.at.get(keyOfLine(line))));
  const gone = [...before.settled].filter((at) => {
    const line = list.lines[at];
    return line !== undefined && isBound(line) && !wanted.has(at);
  });
  const { takenOut: _, openLines: __, ...rest } = revised;
  return {
    ...rest,
    wished: [...others, ...kept, ...own],
    open: revised.open.filter(({ service }) => !services.has(service)),
    ...(gone.length > 0 && { takenOut: namesOf(gone, list) }),
    isTouched: true,
    isUnknown: false,
    isPartUnknown: false,
    isJudged: true,
  };
}
