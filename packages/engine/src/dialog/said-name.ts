import type { WishedService } from '../dialog-state.ts';
import type { IndexedService } from '../prices/index.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isSameStem } from '../words/same-stem.ts';
import { splitWords } from '../words/split-words.ts';
import { wishFor } from './change-wish.ts';
import type { Context } from './context.ts';

/** Services whose whole name of two words or more was said and that are not wished yet: nobody means another by them. */
export function wishesByName(
  { rest, intents, isEither }: Understanding,
  wished: readonly WishedService[],
  { index }: Context,
): WishedService[] {
  if (intents.has('difference') || isEither || wished.length === 0) return [];
  const words = splitWords(rest);
  const said = index.services.filter((one) => isSaid(one, words));
  // Of "wash" and "hand wash" the longer name was meant.
  const longest = said.filter((one) => !said.some((other) => other !== one && contains(other, one)));
  if (longest.every(({ service }) => wished.some((one) => one.service === service))) return [];
  return longest.map(
    (one) => wished.find(({ service }) => service === one.service) ?? wishFor(one.service, saidOf(one, rest)),
  );
}

function isSaid({ service }: IndexedService, words: readonly string[]): boolean {
  const name = splitWords(service);
  return name.length > 1 && name.every((part) => words.some((word) => isSameWord(part, word)));
}

/** Short words differ in their last letter alone: "ручна", "ручну". */
function isSameWord(one: string, other: string): boolean {
  if (isSameStem(one, other)) return true;
  const shared = Math.min(one.length, other.length) - 1;
  return (
    shared >= SHORTEST &&
    Math.abs(one.length - other.length) <= 1 &&
    one.slice(0, shared) === other.slice(0, shared)
  );
}

const SHORTEST = 3;

/** What else is said matters to a service sold by part or film. */
function saidOf({ rows }: IndexedService, rest: string): string {
  return rows.some(({ row }) => row.zone !== null || row.material !== null) ? rest : '';
}

function contains(longer: IndexedService, shorter: IndexedService): boolean {
  const names = splitWords(longer.service);
  return splitWords(shorter.service).every((part) => names.includes(part));
}
