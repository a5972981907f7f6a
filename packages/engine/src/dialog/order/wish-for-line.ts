import type { WishedService } from '../../dialog-state.ts';
import type { Line, ListLines } from './list-lines.ts';

/** The wish for exactly this line. */
export function wishForLine({ service, zone, material }: Line, { lines }: ListLines): WishedService {
  const siblings = lines.filter((line) => line.service === service);
  const plain =
    zone === null && siblings.some((line) => line.zone !== null)
      ? 'zone'
      : material === null && siblings.some((line) => line.material !== null)
        ? 'material'
        : undefined;
  return { service, zone, material, said: '', ...(plain && { plain }) };
}
