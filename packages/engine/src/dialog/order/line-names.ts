import type { ListLines } from './list-lines.ts';

/** Lines as they are told to the client. */
export function namesOf(places: readonly number[], { lines }: ListLines): string[] {
  return places.flatMap((at) => {
    const line = lines[at];
    return line ? [[line.service, line.zone, line.material].filter(Boolean).join(' · ')] : [];
  });
}
