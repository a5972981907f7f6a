import type { Segment, Sheet, SheetLine } from '../text/sheet.ts';

/** What a segment is about, as bits: what its words name. */
export const ABOUT = { action: 1, object: 2, material: 4, car: 8, plain: 16 } as const;

/** What a segment says, apart from any price. */
export type SegmentSense = {
  about: number;
  actions: number;
  objects: number;
  materials: number;
  cars: number;
  numbers: number;
  fillers: number;
  others: number;
  words: number;
  isCapitals: boolean;
  isTitled: boolean;
  /** Lines that look alike have the same shape. */
  shape: number;
};

export function senseOf(segment: Segment, line: SheetLine): SegmentSense {
  const count = (...kinds: string[]) => segment.words.filter(({ kind }) => kinds.includes(kind)).length;
  const [actions, objects, cars] = [count('action'), count('object'), count('car')];
  const [materials, others] = [count('material', 'brand'), count('other')];
  const letters = segment.text.replace(/\P{L}/gu, '');
  const isCapitals = letters.length > 2 && letters === letters.toUpperCase();
  const about =
    (actions > 0 ? ABOUT.action : 0) |
    (objects > 0 ? ABOUT.object : 0) |
    (materials > 0 ? ABOUT.material : 0) |
    (cars > 0 ? ABOUT.car : 0);
  return {
    about: about === 0 ? ABOUT.plain : about,
    actions,
    objects,
    materials,
    cars,
    numbers: count('number', 'set'),
    fillers: count('filler', 'anyCar'),
    others,
    words: segment.words.length,
    isCapitals,
    isTitled: /^\p{Lu}/u.test(segment.text),
    shape: shapeOf(line, isCapitals),
  };
}

/** Indent, bullet, mark, capitals, colon and whether prices stand in it. */
function shapeOf(line: SheetLine, isCapitals: boolean): number {
  return (
    Math.min(line.indent, 7) +
    (line.isBulleted ? 8 : 0) +
    (line.isMarkedHeading ? 16 : 0) +
    (isCapitals ? 32 : 0) +
    (/:\s*$/u.test(line.text) ? 64 : 0) +
    (line.kind === 'names' ? 0 : 128) +
    (line.segments.length > 1 ? 256 : 0)
  );
}

export function sensesOf(sheet: Sheet): SegmentSense[] {
  return sheet.lines.flatMap((line) => line.segments.map((segment) => senseOf(segment, line)));
}
