import type { GoldTurn } from '../gold-talk.ts';
import type { Move, Phrases } from './made-phrases.ts';
import { type MadeLine, nameLines } from './named-line.ts';
import type { Random } from './random.ts';

/** What a made talk is made with. */
export type Stage = {
  lang: string;
  all: readonly MadeLine[];
  phrases: Phrases;
  random: Random;
};

/** One message with what is ordered after it, and what it only asked about. */
export type Step = { gold: GoldTurn; order: MadeLine[]; asked?: MadeLine[] };

type Lines = readonly MadeLine[];

/** What is put into a phrase: lines to add, lines that stand, another of them, films, parts, numbers, prices. */
export type Slots = Partial<
  Record<'A' | 'X' | 'Y', Lines> &
    Record<'M' | 'O' | 'N' | 'P' | 'S' | 'Z', string> &
    Record<'M1' | 'M2' | 'Z1' | 'Z2', string>
>;

export function put(move: Move, stage: Stage, slots: Slots): string {
  const { phrases, random, all, lang } = stage;
  const joints = {
    between: phrases.between,
    lastBetween: phrases.lastBetween,
    inFilm: IN_FILM[lang] ?? [''],
  };
  return random.pick(phrases[move]).replaceAll(/\{([A-Z]\d?)\}/gu, (_, slot: keyof Slots) => {
    const value = slots[slot];
    if (value === undefined) return '';
    return typeof value === 'string' ? value : nameLines(value, { all, lang, random, joints });
  });
}

const IN_FILM: Readonly<Record<string, readonly string[]>> = {
  en: ['', 'in ', 'all in ', 'with '],
  de: ['', 'in ', 'alles in ', 'mit '],
  ru: ['', 'в ', 'всё ', 'плёнкой '],
  uk: ['', 'в ', 'все ', 'у '],
};

/** With a greeting before it and something else behind it, now and then. */
export function dressed(say: string, { phrases, random }: Stage, greets: number): string {
  const head = random.chance(greets)
    ? `${random.pick(phrases.head)}${random.pick([', ', '. ', ' ', '! '])}`
    : '';
  const beside = random.pick([phrases.tail, phrases.tail, phrases.story, phrases.aside]);
  const tail = random.chance(0.35) ? `${random.pick(['. ', ', ', ' ', '! '])}${random.pick(beside)}` : '';
  const ended = tail !== '' && /[.?!]$/u.test(say) ? tail.replace(/^[.,!]/u, '') : tail;
  const story = random.chance(0.08) ? `${random.pick(phrases.story)}${random.pick([', ', '. '])}` : '';
  return head + story + say + ended;
}

/** Lines that go together with those that are taken: parts of one job, or jobs of their own, never two films of one part. */
export function someLines({ all, random }: Stage, taken: readonly MadeLine[], n: number): MadeLine[] {
  const chosen: MadeLine[] = [];
  const clashes = (line: MadeLine) =>
    [...taken, ...chosen].some(
      (other) => other.service === line.service && (other.zone === line.zone || line.zone === null),
    );
  const service = random.chance(0.6)
    ? (taken.length > 0 && random.chance(0.6) ? random.pick(taken) : all.length > 0 ? random.pick(all) : null)
        ?.service
    : undefined;
  const film = random.chance(0.7)
    ? [...taken, ...all].find(({ material }) => material !== null)?.material
    : null;
  for (const own of [true, false]) {
    const from = all.filter((line) => (service === undefined ? true : (line.service === service) === own));
    for (const line of random.some(from, from.length)) {
      if (chosen.length >= n) return chosen;
      if (film && line.material !== null && line.material !== film && random.chance(0.7)) continue;
      if (!clashes(line)) chosen.push(line);
    }
    if (service === undefined) break;
  }
  return chosen;
}

export function rowsOf(lines: readonly MadeLine[]): number[] {
  return lines.map(({ row }) => row);
}
