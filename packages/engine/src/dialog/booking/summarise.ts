import type { DialogState } from '../../dialog-state.ts';
import { normaliseLanguage } from '../../language/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { formatTotal } from '../../wording/format-rows.ts';
import { clockworkOf, formatInstant } from '../../wording/format-when.ts';
import { namingOf } from '../../wording/say-acts.ts';
import type { Context } from '../context.ts';
import { carName } from '../wish/car-name.ts';

/** The dialog in a few lines for the person who takes over, in the studio's own words. */
export function summarise(state: DialogState, message: Understanding, { studio }: Context): string {
  const car = state.car ? carName(state.car) || state.car.classes.join('/') : state.carType;
  const rows = studio.rows.filter((row) => state.shownRowIds.includes(row.id));
  const language = normaliseLanguage(studio.botLanguage) ?? state.language;
  const voice = { studio, language, turn: 0 };
  const prices = rows.map(
    (row) => `${row.service}${row.zone ? ` ${row.zone}` : ''}: ${formatTotal([row], namingOf(voice))}`,
  );
  const parts = [
    state.wished.map(({ service }) => service).join(' + '),
    car,
    prices.join('; '),
    state.slot && formatInstant(state.slot.start, clockworkOf(studio, language)),
    [state.name, state.phone, state.email].filter(Boolean).join(' '),
    `“${message.text.slice(0, 300)}”`,
  ];
  return parts.filter(Boolean).join(' | ');
}
