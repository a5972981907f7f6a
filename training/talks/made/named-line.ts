import type { Random } from './random.ts';

/** A line of a list with the row that is its price for the client's car. */
export type MadeLine = {
  row: number;
  service: string;
  zone: string | null;
  material: string | null;
  price: number;
};

/** The lines a client of one kind of car may order: one row each. */
export function linesFor(rows: readonly string[], carType: string | null): MadeLine[] {
  const lines = new Map<string, MadeLine>();
  rows.forEach((text, at) => {
    const [service = '', zone = '', material = '', type = '', price = ''] = text
      .split('|')
      .map((part) => part.trim());
    if (type !== '' && type !== carType) return;
    const key = [service, zone, material].join('|');
    if (!lines.has(key))
      lines.set(key, {
        ...{ row: at + 1, service, zone: zone || null, material: material || null },
        price: Number.parseFloat(price) || 0,
      });
  });
  return [...lines.values()];
}

export function carTypesOf(rows: readonly string[]): string[] {
  return [...new Set(rows.flatMap((text) => text.split('|')[3]?.trim() || []))];
}

/** Several things in one breath, each called as far as it has to be to be told from the others. */
export function nameLines(
  chosen: readonly MadeLine[],
  { all, lang, random, joints }: { all: readonly MadeLine[]; lang: string; random: Random; joints: Joints },
): string {
  const needs = chosen.map((line) => needsOf(line, chosen, all));
  const films = new Set(chosen.flatMap(({ material }, at) => (needs[at]?.material ? [material ?? ''] : [])));
  const filmOnce = chosen.length > 1 && films.size === 1 && needs.every(({ material }) => material);
  const names = chosen.map((line, at) => {
    const need = needs[at] ?? { service: true, material: true };
    const parts: string[] = [];
    const isUnit = line.zone !== null && UNIT.test(line.zone);
    const withService = line.zone === null || isUnit || need.service || random.chance(0.15);
    if (withService) parts.push(spoken(line.service, lang, random));
    if (line.zone !== null && !(isUnit && isAlone(line, all) && random.chance(0.7))) {
      if (random.chance(0.6)) parts.push(spoken(line.zone, lang, random));
      else parts.unshift(spoken(line.zone, lang, random));
    }
    if (line.material !== null && need.material && !filmOnce) parts.push(spoken(line.material, lang, random));
    return parts.join(' ');
  });
  const film = filmOnce ? ` ${random.pick(joints.inFilm)}${spoken([...films][0] ?? '', lang, random)}` : '';
  return joined(names, joints, random) + film;
}

/** A number of pieces, which names nothing by itself. */
const UNIT =
  /^(?:per|each|pair|set|both|pro|je|paar|satz|komplett|stück|einzeln|пара|комплект|за|весь|вся|\d)(?!\p{L})/iu;

function isAlone(line: MadeLine, all: readonly MadeLine[]): boolean {
  return all.every((other) => other === line || other.service !== line.service);
}

export type Joints = {
  between: readonly string[];
  lastBetween: readonly string[];
  inFilm: readonly string[];
};

function joined(names: readonly string[], { between, lastBetween }: Joints, random: Random): string {
  const by = random.pick(between);
  const last = random.chance(0.6) ? random.pick(lastBetween) : by;
  return names.map((name, at) => (at === 0 ? '' : at === names.length - 1 ? last : by) + name).join('');
}

/** What has to be said of a line besides its part. */
function needsOf(line: MadeLine, chosen: readonly MadeLine[], all: readonly MadeLine[]) {
  const rivals = all.filter(
    (other) => other !== line && other.service !== line.service && sharesPart(line, other),
  );
  const siblings = chosen.filter(
    (other) =>
      other !== line &&
      other.service === line.service &&
      other.zone !== null &&
      !all.some((one) => one.service !== other.service && sharesPart(other, one)),
  );
  const films = all.filter(
    (other) => other.service === line.service && other.zone === line.zone && other.material !== line.material,
  );
  return { service: rivals.length > 0 && siblings.length === 0, material: films.length > 0 };
}

function sharesPart({ zone }: MadeLine, other: MadeLine): boolean {
  const own = stemsOf(zone ?? '');
  const others = stemsOf(`${other.service} ${other.zone ?? ''}`);
  return own.some((stem) => others.includes(stem));
}

function stemsOf(name: string): string[] {
  return [...name.toLowerCase().matchAll(/\p{L}{3,}/gu)].map(([word]) => word.slice(0, 4));
}

/** A name as it is typed: without brackets, mostly in small letters, in some other form, at times misspelled. */
export function spoken(name: string, lang: string, random: Random): string {
  let said = name
    .replaceAll(/\([^)]*\)|["«»„“”]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (said === '') said = name;
  const sides = said.split(/\s*\/\s*/u).filter((side) => side.length > 2);
  if (sides.length > 1 && !/\d/u.test(said)) said = random.pick(sides);
  if (random.chance(0.85)) said = said.toLowerCase();
  return said
    .split(' ')
    .map((word) => mistyped(inflected(word, lang, random), random))
    .join(' ');
}

const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<=\p{L}{3})(?:ия|ія)$/u, ['ию', 'ии', 'ію', 'ії']],
  [/(?<=\p{L}{3})(?:ие|ня)$/u, ['ия', 'ию', 'ня', 'ню']],
  [/(?<=\p{L}{3})ка$/u, ['ку', 'ки']],
  [/(?<=\p{L}{3})а$/u, ['у', 'ы', 'и']],
  [/(?<=\p{L}{3})я$/u, ['ю', 'и', 'і']],
  [/(?<=\p{L}{3})ы$/u, ['', 'ов', 'ам']],
  [/(?<=\p{L}{3})и$/u, ['', 'ів', 'ам', 'ей']],
  [/(?<=\p{L}{3})ь$/u, ['и', 'ю', 'і']],
  [/(?<=[бвгдзклмнпрстфхцчшж])$/u, ['а', 'у', 'ом']],
];

function inflected(word: string, lang: string, random: Random): string {
  if ((lang !== 'ru' && lang !== 'uk') || word.length < 4 || !random.chance(0.3)) return word;
  const rule = ENDINGS.find(([end]) => end.test(word));
  return rule ? word.replace(rule[0], random.pick(rule[1])) : word;
}

function mistyped(word: string, random: Random): string {
  if (word.length < 6 || /\d/u.test(word) || !random.chance(0.05)) return word;
  const at = 2 + random.below(word.length - 3);
  return random.chance(0.5)
    ? word.slice(0, at) + word.slice(at + 1)
    : word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}
