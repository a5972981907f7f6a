import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { Sense } from '../../prices/index.ts';
import { compareSenses } from '../../prices/match/compare-senses.ts';
import { AND_FIRST } from '../../understanding/beside-words.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { ADDING } from './list-words.data.ts';
import { partNamed } from './zones-apart.ts';

/** "And the bonnet too": another part of a service that is wished for already. */
export function addedZone(
  message: Understanding,
  sense: Sense,
  state: DialogState,
  { index }: Context,
): WishedService | null {
  const isAdding =
    ADDING.test(message.text) ||
    ((message.intents.has('add') || AND_FIRST.test(message.text)) &&
      !message.intents.has('instead') &&
      !message.intents.has('only'));
  const [one, ...others] = state.wished;
  const service = index.services.find((entry) => entry.service === one?.service);
  if (!isAdding || !one || !service || others.length > 3 || one.zone === null) return null;
  const zone = partNamed(service, sense);
  const isNew =
    zone !== null && !state.wished.some((wish) => wish.service === one.service && wish.zone === zone);
  return isNew ? { service: one.service, zone, material: null, said: message.rest } : null;
}

/** "The standard one, and the front too": the film said beside a further part is for the part that waited for it. */
export function withMaterialSaid(one: WishedService, sense: Sense, { index }: Context): WishedService {
  const service = index.services.find((entry) => entry.service === one.service);
  if (!service || one.material !== null) return one;
  const said = service.rows.flatMap(({ row, material }) => {
    const isOfZone = one.zone === null || row.zone === one.zone;
    return row.material && material && isOfZone && compareSenses(sense, material).covered > 0
      ? [row.material]
      : [];
  });
  const [material, ...others] = new Set(said);
  return material !== undefined && others.length === 0 ? { ...one, material } : one;
}
