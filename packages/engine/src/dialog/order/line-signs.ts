import type { DialogState } from '../../dialog-state.ts';
import { namedLines, readMessage } from '../../prices/index.ts';
import { isOtherCleaning } from '../../prices/match/kind-of-cleaning.ts';
import type { Stance } from '../../reading/reading.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { narrowWishes } from '../narrow-wish.ts';
import { readWish, type WishReading } from '../read-wish.ts';
import { type Dimension, type Line, type ListLines, linesOf } from './list-lines.ts';
import { type Likeness, likenessOf, linesTouched } from './match-line.ts';
import { type SaidUnit, unitsOf } from './said-units.ts';
import { type SaidWords, saidWords, signsAround, signsOfAll } from './said-words.ts';
import { type Standing, standingOf } from './standing.ts';

/** A line of the list that a message may be about, with all that speaks for its being wanted after it. */
export type SignedLine = { at: number; signs: number[] };

export type Heard = {
  list: ListLines;
  before: Standing;
  proposed: Standing;
  lines: readonly SignedLine[];
  /** The lines of which a word of their own was said. */
  named: ReadonlySet<number>;
  /** How much of each line was said, and how little of it was not. */
  fits: ReadonlyMap<number, number>;
  /** The lines of services that were read to be wanted for a part, film or car the list does not have. */
  gaps: ReadonlySet<number>;
};

/** Every line that is wanted already, proposed by what was read, to choose from, or touched by the words. */
export function signLines(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): Heard {
  const list = linesOf(context.index);
  const all = { state, context, list };
  const before = standingOf([...state.wished, ...(state.later ?? [])], [], all);
  const services = [
    ...wish.open.map(({ service }) => service),
    ...(wish.openLines ?? []).flatMap((one) => one.services),
  ];
  const proposed = standingOf(wish.wished, services, all);
  const bare = readWish(message, { ...state, wished: [], later: [], asked: null }, context);
  const alone = standingOf(
    bare.wished,
    bare.open.map(({ service }) => service),
    all,
  );
  const called = new Set(namedLines(message.rest, context.index).lines.map(({ service }) => service.service));
  const units = unitsOf(message.written, message.reading);
  const shown = new Set(state.shownRowIds);
  const places = new Set([
    ...before.settled,
    ...before.open,
    ...proposed.settled,
    ...proposed.open,
    ...alone.settled,
    ...alone.open,
    ...linesTouched(units, list),
  ]);
  const isShort = list.lines.length <= SHORT_LIST;
  list.lines.forEach(({ rows }, at) => {
    if (isShort || (shown.size > 0 && rows.some(({ id }) => shown.has(id)))) places.add(at);
  });
  const touched = new Map([...places].map((at) => [at, likenessAll(list.lines[at], units)]));
  const sure = [...before.settled, ...before.open, ...proposed.settled, ...proposed.open, ...alone.settled];
  const likeness = nearest(touched, new Set(sure));
  const words = saidWords(message.written);
  const general = [...signsOfAll(words), ...ofMessage(wish, message, { state, before, proposed, units })];
  const field = { list, before, proposed, alone, called, state, shown, units, message, likeness, words };
  const named = new Set([...likeness].flatMap(([at, one]) => (one.words > 0 ? [at] : [])));
  const said = readMessage(message.rest);
  const gaps = new Set([
    ...gapsIn(wish, all),
    ...context.index.services
      .filter(({ sense }) => isOtherCleaning(said, sense))
      .flatMap(({ service }) => list.lines.flatMap((line, at) => (line.service === service ? [at] : []))),
  ]);
  return {
    list,
    before,
    proposed,
    named,
    fits: new Map([...likeness].map(([at, one]) => [at, fit(one)])),
    gaps,
    lines: [...likeness.keys()].map((at) => ({ at, signs: [...ofLine(at, field), ...general] })),
  };
}

function gapsIn(
  { wished }: WishReading,
  { state, context, list }: { state: DialogState; context: Context; list: ListLines },
): number[] {
  const services = new Set(
    narrowWishes({ ...state, wished: [...wished] }, context).flatMap(({ wish, found }) =>
      found.kind === 'gap' ? [wish.service] : [],
    ),
  );
  return list.lines.flatMap(({ service }, at) => (services.has(service) ? [at] : []));
}

/** Of a short list every line is looked at, whatever was said. */
const SHORT_LIST = 40;

type Field = {
  list: ListLines;
  before: Standing;
  proposed: Standing;
  state: DialogState;
  shown: ReadonlySet<string>;
  units: readonly SaidUnit[];
  message: Understanding;
  likeness: ReadonlyMap<number, Likeness>;
  words: SaidWords;
  /** What the rules make of the message where nothing is wanted yet. */
  alone: Standing;
  /** The services that were called by their names. */
  called: ReadonlySet<string>;
};

/** Of a long list the lines that are in question anyway, and those of which most was said. */
function nearest(touched: ReadonlyMap<number, Likeness>, sure: ReadonlySet<number>): Map<number, Likeness> {
  if (touched.size <= MOST_LINES) return new Map(touched);
  const ranked = [...touched].toSorted(
    ([one, mine], [other, theirs]) =>
      Number(sure.has(other)) - Number(sure.has(one)) || totalOf(theirs) - totalOf(mine),
  );
  return new Map(ranked.slice(0, MOST_LINES));
}

const MOST_LINES = 60;

const NO_LIKENESS: Likeness = {
  unsaid: 0,
  pieces: 0,
  words: 0,
  concepts: 0,
  best: 0,
  shares: { service: 0, zone: 0, material: 0 },
};

function likenessAll(line: Line | undefined, units: readonly SaidUnit[]): Likeness {
  return line ? likenessOf(line, units) : NO_LIKENESS;
}

const bit = (is: boolean) => (is ? 1 : 0);

function totalOf({ words, concepts }: Likeness): number {
  return words + 0.7 * concepts;
}

/** How much of what the line is was said, and how little of it was not. */
function fit(one: Likeness): number {
  const total = totalOf(one);
  return total / (total + one.unsaid + 0.3);
}

function ofLine(at: number, field: Field): number[] {
  const { list, before, proposed, state, shown, units, message, likeness, words, alone, called } = field;
  const line = list.lines[at];
  if (!line) return [];
  const own = likeness.get(at) ?? NO_LIKENESS;
  const total = totalOf(own);
  const others = [...likeness].filter(([other]) => other !== at);
  const best = Math.max(0, ...others.map(([, one]) => totalOf(one)));
  const siblings = others.filter(([other]) => list.lines[other]?.service === line.service);
  const bestSibling = Math.max(0, ...siblings.map(([, one]) => totalOf(one)));
  const has = (set: ReadonlySet<number>) => bit(siblings.some(([other]) => set.has(other)));
  const { asked, upsell, leftOut = [], earlier = [], mentioned, compared = [], priced = [] } = state;
  const choices = asked?.choices ?? [];
  const isOf = (one: { service: string; zone: string | null; material: string | null }) =>
    one.service === line.service &&
    (one.zone === null || one.zone === line.zone) &&
    (one.material === null || one.material === line.material);
  const choiceOf = (dimension: Dimension) => {
    const name = line[dimension];
    return (
      name !== null && choices.includes(name) && (dimension === 'service' || asked?.service === line.service)
    );
  };
  const prices = line.rows.map(({ price }) => price);
  const rivals = [...proposed.open, ...before.open].flatMap(
    (other) => list.lines[other]?.rows.map(({ price }) => price) ?? [],
  );
  const rival = (isRival: (other: Line) => boolean) => {
    const near = others.filter(([other]) => {
      const one = list.lines[other];
      return one !== undefined && isRival(one);
    });
    return [
      Math.max(0, ...near.map(([, one]) => fit(one))),
      bit(near.some(([other]) => before.settled.has(other))),
      bit(near.some(([other]) => alone.settled.has(other) && !before.settled.has(other))),
    ];
  };
  return [
    bit(alone.settled.has(at)),
    bit(alone.open.has(at)),
    alone.settled.size,
    bit(called.has(line.service)),
    called.size,
    ...rival((one) => one.service === line.service && one.zone === line.zone),
    ...rival((one) => one.service === line.service && one.zone !== line.zone),
    ...rival((one) => list.ranks.get(line.service)?.has(one.service) === true),
    bit(before.settled.has(at)),
    bit(before.open.has(at)),
    bit(proposed.settled.has(at)),
    bit(proposed.open.has(at)),
    has(before.settled),
    has(proposed.settled),
    bit(list.lines.some((other, place) => other.service !== line.service && proposed.settled.has(place))),
    bit(choiceOf('service')),
    bit(choiceOf('zone')),
    bit(choiceOf('material')),
    bit(asked?.service === line.service),
    bit(line.rows.some(({ id }) => shown.has(id))),
    bit(upsell?.service === line.service && upsell.isOpen),
    bit(leftOut.some(isOf)),
    bit(earlier.some(isOf)),
    bit(mentioned.includes(line.service)),
    bit(compared.includes(line.service)),
    own.words,
    own.concepts,
    own.best,
    own.pieces,
    own.unsaid,
    fit(own) - Math.max(0, ...others.map(([, one]) => fit(one))),
    siblings.length === 0 ? 1 : fit(own) - Math.max(0, ...siblings.map(([, one]) => fit(one))),
    bit(priced.some((id) => line.rows.some((row) => row.id === id))),
    ...signsAround(line, words),
    own.pieces - Math.max(0, ...others.map(([, one]) => one.pieces)),
    own.shares.service,
    line.zone === null ? -1 : own.shares.zone,
    line.material === null ? -1 : own.shares.material,
    total,
    total - best,
    siblings.length === 0 ? 1 : total - bestSibling,
    others.filter(([, one]) => totalOf(one) >= total).length,
    siblings.filter(([, one]) => totalOf(one) >= total).length,
    siblings.length,
    ...STANCES.map((stance) =>
      within(
        line,
        units.filter((unit) => unit.isNamed && unit.stance === stance),
      ),
    ),
    ...ACT_GROUPS.map((group) =>
      within(
        line,
        units.filter(({ act }) => group.has(act)),
      ),
    ),
    within(
      line,
      units.filter(({ isNamed }) => isNamed),
    ),
    bit(message.amounts.some((amount) => prices.includes(amount))),
    bit(rivals.length > 0 && Math.min(...prices) <= Math.min(...rivals)),
    bit(rivals.length > 0 && Math.max(...prices) >= Math.max(...rivals)),
    bit(line.zone === null),
    bit(line.material === null),
    // How much of what was named the line leaves unsaid.
    unexplained(line, units),
  ];
}

const STANCES: readonly Stance[] = ['+', '-', '~', '<'];

const ACT_GROUPS: readonly ReadonlySet<string>[] = [
  new Set(['want', 'book', 'ask.have']),
  new Set(['ask.price']),
  new Set(['add']),
  new Set(['choose', 'yes', 'time']),
  new Set(['drop', 'no', 'cancel']),
  new Set(['change']),
  new Set(['ask.difference', 'ask.advice']),
  new Set(['tell.condition', 'tell.story', 'tell.car', 'complaint']),
];

function within(line: Line, units: readonly SaidUnit[]): number {
  return units.length === 0 ? 0 : totalOf(likenessOf(line, units));
}

/** The share of the named things that say nothing of this line. */
function unexplained(line: Line, units: readonly SaidUnit[]): number {
  const named = units.filter(({ isNamed, stance }) => isNamed && stance !== '-');
  if (named.length === 0) return -1;
  return named.filter((unit) => totalOf(likenessOf(line, [unit])) === 0).length / named.length;
}

type Around = { state: DialogState; before: Standing; proposed: Standing; units: readonly SaidUnit[] };

function ofMessage(
  wish: WishReading,
  message: Understanding,
  { state, before, proposed, units }: Around,
): number[] {
  const { intents, acts } = message;
  const named = units.filter(({ isNamed }) => isNamed);
  const countOf = (stance: Stance) => named.filter((unit) => unit.stance === stance).length;
  return [
    bit(wish.isTouched),
    bit(wish.isAnswer === true),
    bit(wish.isLess === true || (wish.takenOut ?? []).length > 0),
    bit(wish.isNamedAgain === true),
    bit(wish.isUnknown || wish.isPartUnknown),
    proposed.open.size,
    proposed.settled.size,
    before.settled.size,
    before.open.size,
    [...before.settled].filter((at) => !proposed.settled.has(at)).length,
    [...proposed.settled].filter((at) => !before.settled.has(at)).length,
    Math.max(0, ASKED.indexOf(state.asked?.kind ?? 'none')),
    bit(state.isBooking),
    ...STANCES.map(countOf),
    ...INTENTS.map((intent) => bit(intents.has(intent))),
    ...ACTS.map((act) => bit(acts.has(act) || message.reading.clauses.some((clause) => clause.act === act))),
    bit(message.isEither),
    bit(message.isGoodsAside),
    message.denied.length,
    bit(message.text.includes('?')),
    message.text.split(/\s+/u).length,
    bit(message.ordinal !== null),
    message.topics.length + message.questions.length,
    bit(message.times.reading !== null),
    bit(message.name !== null || message.phone !== null),
    state.turns,
  ];
}

const ASKED: readonly string[] = [
  'none',
  'service',
  'zone',
  'material',
  'carType',
  'booking',
  'time',
  'name',
  'confirm',
];

const INTENTS: readonly Intent[] = [
  'only',
  'add',
  'instead',
  'no',
  'yes',
  'price',
  'together',
  'apart',
  'difference',
  'cheaper',
  'book',
  'haggle',
];

const ACTS: readonly string[] = [
  'want',
  'add',
  'drop',
  'change',
  'choose',
  'ask.price',
  'ask.have',
  'ask.included',
  'ask.advice',
  'ask.difference',
  'tell.condition',
  'tell.car',
  'unsure',
];
