import { isSameWord, telling } from '../../../prices/match/name-places.ts';
import { withoutContents } from '../../../prices/match/without-contents.ts';
import type { Line } from '../list-lines.ts';

/** What stands in brackets behind the name of a whole. */
export function contentsOf({ service, zone }: Line): string | null {
  const isPart = zone !== null && CONTENTS.test(zone);
  return CONTENTS.exec(isPart ? zone : service)?.[1] ?? null;
}

const CONTENTS = /\(([^()]+)\)/u;
const LISTED = /[,+/&]|\s(?:and|und|и|і|та)\s/iu;

/** The lines of the list that are meant by what stands in brackets behind the name of a whole. */
export function linesInContents(whole: Line, lines: readonly Line[]): number[] {
  const items = (contentsOf(whole) ?? '')
    .split(LISTED)
    .map(telling)
    .filter((words) => words.length > 0);
  if (items.length < 2) return [];
  if (whole.zone !== null && CONTENTS.test(whole.zone))
    return items.flatMap((item) => partsOfJob(item, whole, lines));
  const ofJobs = items.map((item) => linesOfJob(item, whole, lines));
  return [...ofJobs.flat(), ...partsOfSeveral(items, whole, lines)];
}

/** "PPF front end (bumper, bonnet)": the other parts of the same job, in the same film. */
function partsOfJob(item: readonly string[], whole: Line, lines: readonly Line[]): number[] {
  return placesWhere(
    lines,
    (one) =>
      one !== whole &&
      one.service === whole.service &&
      one.material === whole.material &&
      isMeantBy(item, one.zone ?? one.service),
  );
}

/** "Pre-sale package (wash, light polish)": the jobs that are called so, where one service of the list is. One word is not enough for "engine wash". */
function linesOfJob(item: readonly string[], whole: Line, lines: readonly Line[]): number[] {
  const said = [...item, ...telling(withoutContents(whole.service))];
  const named = placesWhere(lines, (one) => {
    const own = telling(withoutContents(one.service));
    const isIn = (word: string, words: readonly string[]) => words.some((other) => isSameWord(word, other));
    return (
      one.service !== whole.service &&
      own.some((word) => isIn(word, item)) &&
      (item.length > 1 || own.every((word) => isIn(word, said))) &&
      isMeantBy(item, wholeName(one))
    );
  });
  return new Set(named.map((place) => lines[place]?.service)).size === 1 ? named : [];
}

/** "Front package (bonnet, bumper, lights)": parts of one job, where several of them are. The seats of a valet are no leather care. */
function partsOfSeveral(
  items: readonly (readonly string[])[],
  whole: Line,
  lines: readonly Line[],
): number[] {
  const found = items.map((item) =>
    placesWhere(
      lines,
      (one) => one.service !== whole.service && one.zone !== null && isMeantBy(item, one.zone),
    ),
  );
  const services = new Set(found.flat().flatMap((place) => lines[place]?.service ?? []));
  return [...services].flatMap((service) => {
    const own = found.map((places) => places.filter((place) => lines[place]?.service === service));
    return own.filter((places) => places.length > 0).length < 2 ? [] : own.flat();
  });
}

function wholeName({ service, zone, material }: Line): string {
  return [service, zone, material].filter((name) => name !== null).join(' ');
}

/** Every word of what is told stands in the name: of the part, of the job that has no parts, or of both with the film. */
function isMeantBy(item: readonly string[], name: string): boolean {
  const own = telling(name);
  return item.every((word) => own.some((known) => isSaidBy(word, known)));
}

/** "Haube" is the "Motorhaube". */
function isSaidBy(word: string, known: string): boolean {
  return isSameWord(word, known) || (word.length >= SHORTEST && known.endsWith(word));
}

const SHORTEST = 4;

function placesWhere(lines: readonly Line[], is: (line: Line) => boolean): number[] {
  return lines.flatMap((line, at) => (is(line) ? [at] : []));
}
