import type { OpenLine } from '../../dialog-state.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { wishFor } from '../wish/change-wish.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';

/** The lines whose service has still to be chosen, each with those that are priced for its car. */
export function openLines({ state }: Draft, { open, openLines }: WishReading, context: Context): OpenLine[] {
  const lines =
    openLines ?? (open.length > 0 ? [{ services: open.map(({ service }) => service), cars: [] }] : []);
  const isPriced = (service: string, { cars: [car] }: OpenLine) => {
    const wished = [{ ...wishFor(service, ''), ...(car && { car }) }];
    const [only] = narrowWishes({ ...state, wished }, context);
    return !(only?.found.kind === 'gap' && only.found.dimension === 'carType');
  };
  return lines
    .map((line) => ({ ...line, services: line.services.filter((service) => isPriced(service, line)) }))
    .filter(({ services }) => services.length > 0);
}
