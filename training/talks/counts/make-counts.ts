import type { GoldTalk, GoldTurn } from '../gold-talk.ts';
import { type Random, randomOf } from '../made/random.ts';
import { type CountPhrases, countPhrasesOf, type Part } from './count-phrases.ts';
import { fill, sayCounted } from './say-counts.ts';

/** Talks over made lists in which parts are counted, so that the counts are known: they teach which number counts what. */
export function makeCountTalks(lang: string, talks: number, seed: number): GoldTalk[] {
  const random = randomOf(seed);
  const phrases = countPhrasesOf(lang);
  return Array.from({ length: talks }, (_, at) => makeTalk(`${lang}-counted-${at}`, lang, phrases, random));
}

type Counted = { row: number; part: Part; service: CountPhrases['services'][number]; isSet: boolean };
type Plain = { row: number; said: string };
type List = { rows: string[]; counted: Counted[]; plain: Plain[]; phrases: CountPhrases; random: Random };
/** How often each row is wanted. */
type Order = ReadonlyMap<number, number>;

function makeTalk(list: string, lang: string, phrases: CountPhrases, random: Random): GoldTalk {
  const own = makeList(phrases, random);
  const turns: GoldTurn[] = [];
  let order: Order = new Map();
  const note = (say: string, next: Order) => {
    turns.push({ say: random.chance(0.6) ? say.toLowerCase() : say, order: goldOf(next) });
    order = next;
  };
  const [say, first] = opening(own);
  note(say, first);
  for (let at = 0; at < 3; at++) {
    const step = nextStep(own, order);
    if (step) note(...step);
  }
  return { lang, list, currency: 'EUR', rows: own.rows, turns };
}

function makeList(phrases: CountPhrases, random: Random): List {
  const rows: string[] = [];
  const counted: Counted[] = [];
  const parts = random.some(phrases.parts, 3 + random.below(3));
  const services = random.some(phrases.services, 2);
  const unit = random.pick(phrases.unit);
  services.forEach((service, at) => {
    for (const part of at === 0 ? parts : random.some(parts, 2)) {
      const isSet = part.single !== true && random.chance(0.15);
      const form = isSet ? random.pick(phrases.set) : part.single ? '{1}' : random.chance(0.7) ? unit : '{1}';
      const zone = fill(form, part, 1, { phrases, random });
      counted.push({ row: rows.length + 1, part, service, isSet });
      rows.push(`${service.name} | ${zone} | | | ${20 + 5 * random.below(40)}`);
    }
  });
  const plain = random.some(phrases.plain, 3).map(([name, said]) => {
    rows.push(`${name} | | | | ${20 + 5 * random.below(40)}`);
    return { row: rows.length, said };
  });
  return { rows, counted, plain, phrases, random };
}

/** How many of a part are wanted: a set is wanted once, whatever it has. */
function countOf({ part }: Counted, random: Random): number {
  if (part.single || random.chance(0.25)) return 1;
  return random.chance(0.6)
    ? 2
    : (part.all ?? 0) > 2 && random.chance(0.6)
      ? (part.all ?? 4)
      : 3 + random.below(3);
}

function wantedOf({ isSet, part }: Counted, count: number): number | null {
  if (!isSet) return count;
  return part.all === count ? 1 : null;
}

function opening({ counted, plain, phrases, random }: List): [string, Order] {
  const [first] = random.some(counted, 1);
  const ofService = counted.filter(({ service }) => service === first?.service);
  const order = new Map<number, number>();
  const said = random.some(ofService, 1 + random.below(3)).flatMap((one) => {
    const number = one.isSet ? (one.part.all ?? 2) : countOf(one, random);
    const count = wantedOf(one, number);
    if (count === null) return [];
    order.set(one.row, count);
    return [sayCounted(one.part, number, phrases, random)];
  });
  const joint = random.pick(phrases.join);
  const things =
    said.length > 0 && first ? [random.pick(first.service.say).replace('{C}', said.join(joint))] : [];
  if (things.length === 0 || random.chance(0.35)) {
    const more = random.pick(plain);
    order.set(more.row, 1);
    things.splice(random.below(2), 0, more.said);
  }
  const aside = random.chance(0.3) ? `, ${random.pick(phrases.asides)}` : '';
  return [random.pick(phrases.open).replace('{X}', things.join(random.pick(phrases.join))) + aside, order];
}

function nextStep(list: List, order: Order): [string, Order] | null {
  const { counted, plain, phrases, random } = list;
  const standing = counted.filter(({ row, isSet }) => order.has(row) && !isSet);
  const one = standing.length > 0 ? random.pick(standing) : null;
  const old = one ? (order.get(one.row) ?? 1) : 1;
  const saying = { phrases, random, old };
  const set = (row: number, count: number) => new Map([...order, [row, count] as const]);
  switch (random.pick(STEPS)) {
    case 'correct': {
      if (!one || one.part.single) return null;
      const count = 1 + random.below(5);
      if (count === old) return null;
      const phrase = random.pick(phrases.correct);
      const isClear = standing.length === 1 || /\{[ps1]\}/u.test(phrase);
      return isClear ? [fill(phrase, one.part, count, saying), set(one.row, count)] : null;
    }
    case 'more':
      if (!one || one.part.single) return null;
      return [fill(random.pick(phrases.more), one.part, 1, saying), set(one.row, old + 1)];
    case 'less':
      if (!one || old < 2) return null;
      return [fill(random.pick(phrases.less), one.part, 1, saying), set(one.row, old - 1)];
    case 'add': {
      const more = plain.find(({ row }) => !order.has(row));
      if (!more) return null;
      const aside = random.chance(0.3) ? `, ${random.pick(phrases.asides)}` : '';
      return [random.pick(phrases.add).replace('{A}', more.said) + aside, set(more.row, 1)];
    }
    case 'addCounted': {
      const more = counted.find(({ row, isSet }) => !order.has(row) && !isSet);
      if (!more) return null;
      const count = countOf(more, random);
      const said = random
        .pick(more.service.say)
        .replace('{C}', sayCounted(more.part, count, phrases, random));
      return [random.pick(phrases.add).replace('{A}', said), set(more.row, count)];
    }
    case 'kin': {
      const kin =
        one && counted.find((other) => other.part === one.part && other.row !== one.row && !other.isSet);
      if (!one || !kin || order.has(kin.row) || standing.length > 1) return null;
      const phrase = random.pick(phrases.kin).replace('{S}', kin.service.name);
      return old > 1 ? [fill(phrase, one.part, old, saying), set(kin.row, old)] : null;
    }
    case 'told': {
      const [first, second] = random.some(standing, 2);
      if (!first || !second) return null;
      const counts = [first, second].map((line) => (line.part.single ? 1 : 1 + random.below(4)));
      const [mine = 1, its = 1] = counts;
      const said = [
        sayCounted(first.part, mine, phrases, random),
        sayCounted(second.part, its, phrases, random),
      ];
      return [said.join(', '), new Map([...order, [first.row, mine], [second.row, its]])];
    }
    default:
      return [random.pick(random.chance(0.5) ? phrases.times : phrases.asides), order];
  }
}

const STEPS = [
  'correct',
  'correct',
  'correct',
  'more',
  'less',
  'add',
  'add',
  'addCounted',
  'kin',
  'kin',
  'told',
  'beside',
] as const;

function goldOf(order: Order): GoldTurn['order'] {
  return [...order].map(([row, count]) => (count > 1 ? `${row}*${count}` : row));
}
