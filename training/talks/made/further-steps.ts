import { type MadeLine, spoken } from './named-line.ts';
import { priceSaid } from './price-said.ts';
import { dressed, put, rowsOf, type Slots, type Stage, type Step, someLines } from './stage.ts';

type Order = readonly MadeLine[];

/** Messages that hang together: a price is asked for and taken or not, something goes and comes back, two versions stand by mistake. */
export function furtherSteps(order: Order, stage: Stage): Step[] {
  return stage.random.pick(FURTHER)(order, stage);
}

const FURTHER: readonly ((order: Order, stage: Stage) => Step[])[] = [
  supposed,
  supposed,
  supposedInstead,
  supposedInstead,
  askedForTwo,
  forgotten,
  forgotten,
  undone,
  broughtBack,
  contained,
  notBoth,
  notBoth,
  namedByPrice,
  namedByPrice,
  otherFilmOfPart,
  crossedFilms,
  crossedFilms,
  ratherItsParts,
];

/** Two parts with a film each in the first message. */
export function openedByFilms(stage: Stage): Step | null {
  const pair = filmedPair(stage);
  return pair && stepTo(stage, pair.lines, dressed(sayPair(pair, stage), stage, 0.5));
}

function stepTo(stage: Stage, order: Order, say: string, more: Partial<Step['gold']> = {}): Step {
  const { random, phrases, lang } = stage;
  const total = order.reduce((sum, { price }) => sum + price, 0);
  const isTold = order.length > 1 && total > 0 && !more.show && random.chance(0.12);
  const sum = isTold
    ? `${random.pick(['. ', ', ', ' '])}${random.pick(phrases.sumTail).replace('{S}', priceSaid(total, lang, random))}`
    : '';
  return { gold: { say: say + sum, ...more, order: rowsOf(order) }, order: [...order] };
}

const saying = (stage: Stage, move: Parameters<typeof put>[0], slots: Slots) =>
  dressed(put(move, stage, slots), stage, 0.05);

/** "And with A?" "All right, with A." */
function supposed(order: Order, stage: Stage): Step[] {
  const { random } = stage;
  const [more] = someLines(stage, order, 1);
  if (!more) return [];
  const asks = stepTo(stage, order, saying(stage, 'whatIf', { A: [more] }), { show: [[more.row]] });
  const next = [...order, more];
  const answer = random.below(4);
  if (answer < 2) return [asks, stepTo(stage, next, saying(stage, 'takeNamed', { A: [more] }))];
  if (answer === 2) return [asks, stepTo(stage, next, saying(stage, 'take', {}))];
  return [asks, stepTo(stage, order, saying(stage, 'neither', { A: [more] }))];
}

/** "What would A be instead of X?" "Then A." */
function supposedInstead(order: Order, stage: Stage): Step[] {
  const { random } = stage;
  const gone = random.pick(order);
  const more = anotherFor(gone, order, stage);
  if (!more) return [];
  const asks = stepTo(stage, order, saying(stage, 'whatIfInstead', { A: [more], X: [gone] }), {
    show: [[more.row]],
  });
  const next = order.map((one) => (one === gone ? more : one));
  const answer = random.below(3);
  if (answer === 0) return [asks, stepTo(stage, next, saying(stage, 'takeSwap', {}))];
  if (answer === 1) return [asks, stepTo(stage, next, saying(stage, 'takeSwapNamed', { A: [more] }))];
  return [asks, stepTo(stage, order, saying(stage, 'keep', {}))];
}

function askedForTwo(order: Order, stage: Stage): Step[] {
  const { random } = stage;
  const more = someLines(stage, order, 2);
  if (more.length < 2) return [];
  const asks = stepTo(stage, order, saying(stage, 'asked', { A: more }), {
    show: more.map(({ row }) => [row]),
  });
  if (random.chance(0.5)) return [asks, stepTo(stage, [...order, ...more], saying(stage, 'bothAsked', {}))];
  return [asks, stepTo(stage, order, saying(stage, 'neither', { A: more }))];
}

/** The assistant has lost something. */
function forgotten(order: Order, stage: Stage): Step[] {
  const { random } = stage;
  const lost = random.some(order, order.length > 2 && random.chance(0.4) ? 2 : 1);
  const left = order.filter((one) => !lost.includes(one));
  if (left.length === 0) return [];
  return [stepTo(stage, order, saying(stage, 'forgot', { X: lost }), { believed: rowsOf(left) })];
}

/** Something is changed, and then it is to be as it was. */
function undone(order: Order, stage: Stage): Step[] {
  const { random } = stage;
  const [more] = someLines(stage, order, 1);
  const gone = random.pick(order);
  if (!more) return [];
  const next = random.chance(0.5) ? [...order, more] : order.map((one) => (one === gone ? more : one));
  const move = next.length > order.length ? 'add' : 'replace';
  return [
    stepTo(stage, next, saying(stage, move, { A: [more], X: [gone] })),
    stepTo(stage, order, saying(stage, 'undo', {})),
  ];
}

function broughtBack(order: Order, stage: Stage): Step[] {
  const gone = stage.random.pick(order);
  const left = order.filter((one) => one !== gone);
  if (left.length === 0) return [];
  return [
    stepTo(stage, left, saying(stage, 'drop', { X: [gone] })),
    stepTo(stage, [...left, gone], saying(stage, 'bringBack', { X: [gone] })),
  ];
}

/** "X is part of Y already." */
function contained(order: Order, stage: Stage): Step[] {
  const whole = order.reduce((best, one) => (one.price > best.price ? one : best));
  const parts = someLines(stage, order, 2).filter(({ price }) => price < whole.price);
  if (parts.length === 0) return [];
  const say = saying(stage, 'contained', { X: parts, Y: [whole] });
  return [stepTo(stage, order, say, { believed: rowsOf([...order, ...parts]) })];
}

/** Two of a kind stand where one was meant. */
function notBoth(order: Order, stage: Stage): Step[] {
  const meant = stage.random.pick(order);
  const other = versionOf(meant, order, stage) ?? anotherFor(meant, order, stage);
  if (!other) return [];
  const say = saying(stage, 'notBoth', { X: [meant], Y: [other] });
  return [stepTo(stage, order, say, { believed: rowsOf([...order, other]) })];
}

/** "The 75 one only", "the 40 one can go", "not for 280, for 150". */
function namedByPrice(order: Order, stage: Stage): Step[] {
  const { random, lang } = stage;
  const P = (line: MadeLine) => priceSaid(line.price, lang, random);
  const meant = random.pick(order);
  const other = versionOf(meant, order, stage);
  const isAlone = order.every((one) => one === meant || one.price !== meant.price) && meant.price > 0;
  if (!isAlone) return [];
  if (other && other.price !== meant.price) {
    const next = order.map((one) => (one === meant ? other : one));
    const isClear = !order.some(({ price }) => price === other.price);
    if (isClear && random.chance(0.5))
      return [stepTo(stage, next, saying(stage, 'swapPrice', { O: P(meant), P: P(other) }))];
    if (isClear && order.length === 1) {
      const say = saying(stage, 'onlyPrice', { P: P(meant) });
      return [stepTo(stage, order, say, { believed: rowsOf([meant, other]) })];
    }
  }
  if (order.length < 2) return [];
  const left = order.filter((one) => one !== meant);
  return [stepTo(stage, left, saying(stage, 'dropPrice', { P: P(meant) }))];
}

/** One of the parts gets another film. */
function otherFilmOfPart(order: Order, stage: Stage): Step[] {
  const { random, lang } = stage;
  const able = order.filter(({ zone, material }) => zone !== null && material !== null);
  if (able.length === 0) return [];
  const line = random.pick(able);
  const other = filmsOf(line, stage).find((one) => one !== line);
  if (!other) return [];
  const slots = { Z: spoken(line.zone ?? '', lang, random), M: spoken(other.material ?? '', lang, random) };
  const next = order.map((one) => (one === line ? other : one));
  return [stepTo(stage, next, saying(stage, 'versionPart', slots))];
}

type Pair = { lines: [MadeLine, MadeLine] };

/** Two parts of one job, each in a film of its own, and each to be had in the film of the other. */
function filmedPair(stage: Stage): Pair | null {
  const { all, random } = stage;
  const filmed = all.filter(({ zone, material }) => zone !== null && material !== null);
  for (const one of random.some(filmed, 6)) {
    const others = filmed.filter(
      ({ service, zone, material }) =>
        service === one.service && zone !== one.zone && material !== one.material,
    );
    const crossed = others.filter((other) => crossOf([one, other], stage).length === 2);
    if (crossed.length > 0) return { lines: [one, random.pick(crossed)] };
  }
  return null;
}

function crossOf([one, other]: readonly [MadeLine, MadeLine], stage: Stage): MadeLine[] {
  return [
    ...filmsOf(one, stage).filter(({ material }) => material === other.material),
    ...filmsOf(other, stage).filter(({ material }) => material === one.material),
  ];
}

/** The assistant has given each part the wrong film, or both to one. */
function crossedFilms(order: Order, stage: Stage): Step[] {
  const { random } = stage;
  const pair = filmedPair(stage);
  if (!pair) return [];
  const rest = order.filter(({ service }) => service !== pair.lines[0].service);
  const next = [...pair.lines, ...rest];
  const say = sayPair(pair, stage);
  const cross = crossOf(pair.lines, stage);
  const heard = random.pick([
    cross,
    [pair.lines[0], ...cross.slice(0, 1)],
    random.some([...cross, ...pair.lines], 1),
  ]);
  const wrong = random.chance(0.4)
    ? `${random.pick(stage.phrases.wrong)}${random.pick([', ', '. ', ' '])}`
    : '';
  return [stepTo(stage, next, wrong + say, { believed: rowsOf([...heard, ...rest]) })];
}

function sayPair({ lines: [one, other] }: Pair, stage: Stage): string {
  const said = (name: string | null) => spoken(name ?? '', stage.lang, stage.random);
  return put('pairs', stage, {
    ...{ Z1: said(one.zone), M1: said(one.material) },
    ...{ Z2: said(other.zone), M2: said(other.material) },
  });
}

/** The whole is too much: some cheaper things instead of it. */
function ratherItsParts(order: Order, stage: Stage): Step[] {
  const whole = order.reduce((best, one) => (one.price > best.price ? one : best));
  const parts = someLines(stage, order, 1 + stage.random.below(3)).filter(({ price }) => price < whole.price);
  if (parts.length === 0) return [];
  const next = [...order.filter((one) => one !== whole), ...parts];
  return [stepTo(stage, next, saying(stage, 'rather', { A: parts, X: [whole] }))];
}

/** The same job for the same part in its films. */
function filmsOf({ service, zone }: MadeLine, { all }: Stage): MadeLine[] {
  return all.filter((one) => one.service === service && one.zone === zone && one.material !== null);
}

/** Another film of the part, or another part of the job where it has no films. */
function versionOf(line: MadeLine, order: Order, { all, random }: Stage): MadeLine | null {
  const alike = all.filter(
    (one) =>
      one !== line &&
      !order.includes(one) &&
      one.service === line.service &&
      (line.material === null || one.zone === line.zone),
  );
  return alike.length > 0 ? random.pick(alike) : null;
}

function anotherFor(line: MadeLine, order: Order, stage: Stage): MadeLine | null {
  const version = stage.random.chance(0.6) ? versionOf(line, order, stage) : null;
  return version ?? someLines(stage, order, 1)[0] ?? null;
}
