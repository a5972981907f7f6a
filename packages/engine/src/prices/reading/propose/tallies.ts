import type { Segment, Sheet } from '../text/sheet.ts';
import { ABOUT, type SegmentSense } from './wordings.ts';

/** Lines of names by their sort, in order: how many of a sort stand between a segment and a price below it. */
export class Tallies {
  readonly #lines = new Map<string, number[]>();
  /** By segment: the lines about the same, of its shape, about cars, about jobs, of titles, of its indent. */
  readonly #rivals: readonly (readonly (readonly number[])[])[];

  constructor({ lines, segments }: Sheet, senses: readonly SegmentSense[]) {
    for (const line of lines) {
      if (line.kind !== 'names') continue;
      const keys = new Set<string>([`indent ${line.indent}`]);
      for (const { id } of line.segments) {
        const sense = senses[id];
        if (!sense) continue;
        keys.add(`about ${sense.about}`).add(`shape ${sense.shape}`);
        if (sense.about & ABOUT.car) keys.add('cars');
        if (sense.about & ABOUT.action) keys.add('actions');
        if (line.isAfterGap || line.isMarkedHeading || sense.isCapitals) keys.add('titles');
      }
      for (const key of keys) this.#listOf(key).push(line.index);
    }
    this.#rivals = segments.map(({ id, line }) =>
      [
        `about ${senses[id]?.about}`,
        `shape ${senses[id]?.shape}`,
        'cars',
        'actions',
        'titles',
        `indent ${lines[line]?.indent}`,
      ].map((key) => this.#listOf(key)),
    );
  }

  /** How many lines of each sort stand after the segment and before the line below. */
  between({ id, line }: Segment, below: number): number[] {
    return (this.#rivals[id] ?? []).map((list) => countFrom(list, line + 1) - countFrom(list, below));
  }

  #listOf(key: string): number[] {
    const known = this.#lines.get(key);
    if (known) return known;
    const made: number[] = [];
    this.#lines.set(key, made);
    return made;
  }
}

/** How many numbers of an ascending list are this large or larger. */
export function countFrom(list: readonly number[], value: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return list.length - low;
}
