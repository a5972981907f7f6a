import type { GoldTalk, GoldTurn } from '../gold-talk.ts';
import { furtherSteps, openedByFilms } from './further-steps.ts';
import { type Move, type Phrases, phrasesOf } from './made-phrases.ts';
import { carTypesOf, linesFor, type MadeLine, spoken } from './named-line.ts';
import { type Random, randomOf } from './random.ts';
import { dressed, put, rowsOf, type Slots, type Stage, type Step, someLines } from './stage.ts';

/**
 * Talks made of phrases and lists, whose order is known because it was there first: a client names some lines, adds,
 * drops, swaps, asks, corrects. They teach what is done with an order; what things are called is learned from people.
 */
export function makeTalks(list: GoldTalk, talks: number, seed: number): GoldTalk[] {
  const random = randomOf(seed);
  const phrases = phrasesOf(list.lang);
  return Array.from({ length: talks }, () => makeTalk(list, phrases, random)).filter(
    ({ turns }) => turns.length > 1,
  );
}

function makeTalk({ lang, list, currency, rows }: GoldTalk, phrases: Phrases, random: Random): GoldTalk {
  const types = carTypesOf(rows);
  const carType = types.length > 0 ? random.pick(types) : null;
  const stage: Stage = { lang, all: linesFor(rows, carType), phrases, random };
  const turns: GoldTurn[] = [];
  let order: MadeLine[] = someLines(stage, [], 1 + random.below(4));
  if (order.length === 0) return { lang, list, currency, rows, turns };
  const opened = random.chance(0.12) ? openedByFilms(stage) : null;
  if (opened) order = opened.order;
  const car = carType !== null && random.chance(0.7) ? ` ${spoken(carType, lang, random)}` : '';
  const opener = random.chance(0.5) ? 'first' : 'firstPrice';
  turns.push(
    opened?.gold ?? {
      say: dressed(put(opener, stage, { A: order }) + car, stage, 0.5),
      order: rowsOf(order),
    },
  );
  const length = 2 + random.below(4);
  for (let at = 0; at < length; at++) {
    if (random.chance(0.4)) {
      const steps = furtherSteps(order, stage);
      turns.push(...steps.map(({ gold }) => gold));
      order = steps.at(-1)?.order ?? order;
      continue;
    }
    const turn = random.chance(0.4) ? corrected(order, stage) : changed(order, stage);
    if (!turn) continue;
    turns.push(turn.gold);
    order = turn.order;
    if (turn.asked && random.chance(0.7)) {
      const takes = random.chance(0.5);
      if (takes) order = [...order, ...turn.asked.filter((one) => !order.includes(one))];
      turns.push({ say: dressed(put(takes ? 'take' : 'keep', stage, {}), stage, 0), order: rowsOf(order) });
    }
  }
  return { lang, list, currency, rows, turns };
}

/** A client changes an order that was understood, or asks beside it. */
function changed(order: readonly MadeLine[], stage: Stage): Step | null {
  const { random, all } = stage;
  const move = random.pick(CHANGES);
  if (move === 'tail')
    return { gold: { say: random.pick(stage.phrases.tail), order: rowsOf(order) }, order: [...order] };
  const step = (slots: Slots, next: readonly MadeLine[]): Step => ({
    gold: { say: dressed(put(move, stage, slots), stage, 0.1), order: rowsOf(next) },
    order: [...next],
  });
  const fresh = () => someLines(stage, order, 1 + random.below(2));
  const part = () => random.some(order, order.length > 2 && random.chance(0.3) ? 2 : 1);
  switch (move) {
    case 'add':
    case 'keepAdd': {
      const more = someLines(stage, order, 1 + random.below(3));
      return more.length > 0 ? step({ A: more }, [...order, ...more]) : null;
    }
    case 'drop': {
      const gone = part();
      return order.length > gone.length
        ? step(
            { X: gone },
            order.filter((one) => !gone.includes(one)),
          )
        : null;
    }
    case 'only': {
      const kept = part();
      return order.length > kept.length ? step({ X: kept }, kept) : null;
    }
    case 'replace':
    case 'dropAdd': {
      const gone = part();
      const more = fresh();
      return more.length > 0
        ? step({ X: gone, A: more }, [...order.filter((one) => !gone.includes(one)), ...more])
        : null;
    }
    case 'asked':
    case 'whatIf': {
      const [more] = fresh();
      if (!more) return null;
      const { gold } = step({ A: [more] }, order);
      return { gold: { ...gold, show: [[more.row]] }, order: [...order], asked: [more] };
    }
    case 'refuse': {
      const [more] = fresh();
      return more ? step({ A: [more] }, order) : null;
    }
    case 'question':
      return step({ X: part() }, order);
    case 'version':
    case 'versionNot':
    case 'versionAsk':
      return otherVersion(move, order, stage);
    case 'counted':
      return countedStep(order, stage, all);
    default:
      return null;
  }
}

const CHANGES: readonly (Move | 'tail')[] = [
  'tail',
  'add',
  'add',
  'keepAdd',
  'drop',
  'drop',
  'only',
  'replace',
  'dropAdd',
  'asked',
  'whatIf',
  'refuse',
  'question',
  'version',
  'versionNot',
  'versionAsk',
  'counted',
];

function otherVersion(
  move: 'version' | 'versionNot' | 'versionAsk',
  order: readonly MadeLine[],
  stage: Stage,
): Step | null {
  const { all, random, lang } = stage;
  const films = [...new Set(order.flatMap(({ material }) => material ?? []))];
  if (films.length !== 1) return null;
  const [old = ''] = films;
  const inFilm = (line: MadeLine, film: string) =>
    all.find(
      ({ service, zone, material }) => service === line.service && zone === line.zone && material === film,
    );
  const bound = order.filter(({ material }) => material !== null);
  const others = [...new Set(all.flatMap(({ material }) => material ?? []))].filter(
    (film) => film !== old && bound.every((line) => inFilm(line, film)),
  );
  if (others.length === 0) return null;
  const film = random.pick(others);
  const next = order.map((line) => (line.material === null ? line : (inFilm(line, film) ?? line)));
  const said = put(move, stage, { M: spoken(film, lang, random), O: spoken(old, lang, random) });
  const say = dressed(said, stage, 0.1);
  if (move !== 'versionAsk') return { gold: { say, order: rowsOf(next) }, order: next };
  const show = next.filter((line) => !order.includes(line)).map(({ row }) => [row]);
  return { gold: { say, order: rowsOf(order), show }, order: [...order] };
}

function countedStep(order: readonly MadeLine[], stage: Stage, all: readonly MadeLine[]): Step | null {
  const { random } = stage;
  const pieces = all.filter((line) =>
    PIECE.test(`${line.service} ${line.zone ?? ''} ${line.material ?? ''}`),
  );
  const line = random.pick([...pieces, null]);
  if (!line) return null;
  const number = 2 + random.below(4);
  const N = random.chance(0.5) ? String(number) : (NUMBERS[stage.lang]?.[number - 2] ?? String(number));
  const next = order.includes(line) ? [...order] : [...order, line];
  const say = dressed(put('counted', stage, { X: [line], N }), stage, 0.1);
  return {
    gold: { say, order: next.map((one) => (one === line ? `${one.row}*${number}` : one.row)) },
    order: next,
  };
}

const PIECE =
  /\b(?:per|each|single|one|pro|je|einzel\p{L}*|stück)\b|\b1 (?!jahr|year)|(?<!\p{L})(?:1 шт|за шт|шт\.|одн[аоеи]|один|за (?:стекло|скло|місце|место|елемент|элемент|деталь))/iu;

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  en: ['two', 'three', 'four', 'five'],
  de: ['zwei', 'drei', 'vier', 'fünf'],
  ru: ['два', 'три', 'четыре', 'пять'],
  uk: ['два', 'три', 'чотири', "п'ять"],
};

/** The assistant has misunderstood, and is set right. */
function corrected(order: readonly MadeLine[], stage: Stage): Step | null {
  const { random } = stage;
  const said = (move: Move, slots: Slots) => {
    const say = dressed(put(move, stage, slots), stage, 0);
    return random.chance(0.7) ? `${random.pick(stage.phrases.wrong)}${random.pick(AFTER_NO)}${say}` : say;
  };
  const strange = someLines(stage, order, 1 + random.below(2));
  const lost = random.some(order, 1 + random.below(Math.max(1, order.length - 1)));
  const left = order.filter((one) => !lost.includes(one));
  const step = (say: string, believed: readonly MadeLine[], next = order): Step => ({
    gold: { say, believed: rowsOf(believed), order: rowsOf(next) },
    order: [...next],
  });
  switch (random.below(7)) {
    case 6:
      return strange.length > 0
        ? step(
            `${said('refuse', { A: strange })}${random.pick(['. ', ', ', '! '])}${put(random.pick(['restate', 'only']), stage, { A: order, X: order })}`,
            random.chance(0.5) ? strange : [...left, ...strange],
          )
        : null;
    case 0:
      return step(said('restate', { A: order }), [...left, ...strange]);
    case 1:
      return step(said('restate', { A: order }), random.chance(0.5) ? strange : left);
    case 2:
      return strange.length > 0 ? step(said('refuse', { A: strange }), [...order, ...strange]) : null;
    case 3:
      return strange.length > 0 ? step(said('only', { X: order }), [...order, ...strange]) : null;
    case 4:
      return strange.length > 0
        ? step(said('replace', { A: lost, X: strange }), [...left, ...strange])
        : null;
    default:
      return left.length > 0 ? step(said(random.pick(['add', 'keepAdd']), { A: lost }), left) : null;
  }
}

const AFTER_NO: readonly string[] = [', ', '. ', ' ', '! ', ' - ', '\n'];
