import type { WishedService } from '../../dialog-state.ts';
import { type IndexedService, jobsIn, readMessage, type Sense } from '../../prices/index.ts';
import { INSIDE_AND_OUT } from '../../understanding/misleading-words.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { wishFor } from '../change-wish.ts';
import type { Context } from '../context.ts';

/** "Inside and out": the one service or part of the list that is for both, where there is one. */
export function wishForBoth(message: Understanding, { index }: Context): WishedService | null {
  if (!message.isInsideOut) return null;
  const said = jobsIn(readMessage(message.text)).filter((id) => !PLAIN.has(id));
  const named = index.services.filter(
    ({ service, sense }) => isOfBoth(sense) || service.search(INSIDE_AND_OUT) === 0,
  );
  const full = index.services.filter(({ sense }) => isFull(sense, said));
  for (const fitting of [named, byPart(index.services), full]) {
    const [only, ...others] = fitting;
    if (only && others.length === 0) return wishIn(only, message.text);
  }
  return null;
}

function wishIn(service: IndexedService, said: string): WishedService {
  const zones = new Set(service.rows.flatMap(({ row, zone }) => (zone && isOfBoth(zone) ? [row.zone] : [])));
  const [zone = null, ...others] = zones;
  return { ...wishFor(service.service, said), zone: others.length === 0 ? zone : null };
}

function byPart(services: readonly IndexedService[]): IndexedService[] {
  return services.filter(({ rows }) => rows.some(({ zone }) => zone !== null && isOfBoth(zone)));
}

function isOfBoth({ concepts }: Sense): boolean {
  return concepts.has('interior') && concepts.has('exterior');
}

/** A full detail is for all of the car, where that is the job that was named. */
function isFull({ concepts }: Sense, said: readonly string[]): boolean {
  return concepts.has('full') && said.length > 0 && said.every((id) => concepts.has(id));
}

/** What "clean it inside and out" says of any package. */
const PLAIN: ReadonlySet<string> = new Set(['wash', 'clean']);
