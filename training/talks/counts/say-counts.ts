import type { Random } from '../made/random.ts';
import type { CountPhrases, Part } from './count-phrases.ts';

/** What is said of so many of a part: "two doors", "doors x2", "both doors", "the door". */
export function sayCounted(part: Part, count: number, phrases: CountPhrases, random: Random): string {
  const kinds = [
    count === 1 ? phrases.once : phrases.counted,
    ...(count === 2 && random.chance(0.4) ? [phrases.both] : []),
    ...(count === part.all && random.chance(0.3) ? [phrases.all] : []),
  ];
  return fill(random.pick(kinds.at(-1) ?? phrases.counted), part, count, { phrases, random });
}

type Saying = { phrases: CountPhrases; random: Random; old?: number };

/** Puts numbers and forms into a phrase: see the files beside this one. */
export function fill(
  phrase: string,
  part: Part,
  count: number,
  { phrases, random, old = 1 }: Saying,
): string {
  const formOf = (number: number) => (number === 1 ? part.one : number < FEW ? part.two : part.many);
  const plural = part.plural ?? part.two;
  const isFigure = random.chance(0.5);
  const number = (value: number) => (isFigure ? String(value) : numberOf(value, part, phrases));
  const slots: Readonly<Record<string, string>> = {
    n: number(count),
    o: number(old),
    d: String(count),
    p: formOf(count),
    s: plural,
    t: part.two,
    b: phrases.pair?.[part.gender === 'f' ? 1 : 0] ?? '',
    e: numberOf(1, part, phrases),
    acc: part.acc ?? part.one,
    1: part.one,
    2: plural,
  };
  return phrase.replaceAll(/\{(\w+)\}/gu, (whole, slot: string) => slots[slot] ?? whole);
}

const FEW = 5;

function numberOf(
  value: number,
  { gender, acc, one }: Part,
  { numbers, feminine, single }: CountPhrases,
): string {
  if (value === 1 && single) return single[acc !== undefined && acc !== one ? 'f' : (gender ?? 'm')];
  const own = gender === 'f' ? feminine?.[value - 1] : undefined;
  return own ?? numbers[value - 1] ?? String(value);
}
