import type { WishedService } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { type IndexedService, readMessage, type Sense } from '../../prices/index.ts';
import { BODY_PARTS, isOtherEnd } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { narrowWishes } from './narrow-wish.ts';

/** The rows of the part that holds the one asked for, or lies next to it, where the list does not have just that one. */
export function nearestPart(
  wish: WishedService,
  { rest }: Understanding,
  { draft, context }: { draft: Draft; context: Context },
): PriceRow[] {
  const service = context.index.services.find((one) => one.service === wish.service);
  const zone = service ? nearestZone(service, readMessage(rest)) : null;
  if (zone === null) return [];
  const wished = [{ ...wish, zone, material: null, said: '' }];
  const [only] = narrowWishes({ ...draft.state, wished }, context);
  if (only?.found.kind === 'row') return [only.found.row];
  const isChoice = only?.found.kind === 'missing' && only.found.dimension === 'material';
  return isChoice && only.found.rows.length <= MOST_ROWS ? [...only.found.rows] : [];
}

const MOST_ROWS = 4;

export function nearestZone({ rows }: IndexedService, said: Sense): string | null {
  const wider = [...said.concepts].map((id) => WIDER[id] ?? []);
  const zones = new Map(
    rows.flatMap(({ row, zone }) => (row.zone !== null && zone ? [[row.zone, zone] as const] : [])),
  );
  // The bumper is no wing, though both are at the front.
  const isPanel = ({ concepts }: Sense) => [...concepts].some((id) => BODY_PARTS.has(id));
  const fitting = [...zones].filter(([, zone]) => !isOtherEnd(said, zone) && !isPanel(zone));
  // The narrowest comes first: the rear holds a rear window, and so does the whole car.
  for (const step of [0, 1, 2]) {
    const found = fitting.filter(([, { concepts }]) =>
      wider.some((parts) => parts[step] !== undefined && concepts.has(parts[step])),
    );
    const [only] = found.toSorted(([, a], [, b]) => a.concepts.size - b.concepts.size);
    if (only) return only[0];
  }
  return null;
}

/** What holds a part, or is sold for its neighbour, from near to far. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  rear_window: ['rear', 'all_round'],
  windscreen: ['front', 'all_round'],
  strip: ['windscreen', 'front'],
  side: ['side', 'all_round'],
  front: ['front', 'all_round'],
  rear: ['rear', 'all_round'],
  panoramic: ['roof', 'all_round'],
  hood: ['front', 'full'],
  bumper: ['front', 'full'],
  fender: ['front', 'full'],
  headlights: ['front', 'full'],
};
