import type { WishedService } from '../../dialog-state.ts';
import { COMPLETE } from '../order/replaced-lines.ts';

/** "And the full one, is the ceiling in it?": a part of a job that is sold complete as well may be in it. */
export function isOfComplete(part: WishedService, text: string, wished: readonly WishedService[]): boolean {
  const isWhole = ({ service, zone, material }: WishedService) =>
    service === part.service && COMPLETE.test(`${zone ?? ''} ${material ?? ''}`);
  return part.zone !== null && !COMPLETE.test(part.zone) && (COMPLETE.test(text) || wished.some(isWhole));
}
