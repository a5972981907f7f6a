import { findConcepts } from '../../lexicon/find-concepts.ts';
import { EMPTY_LABEL, isEmptyLabel, type Label } from '../labels/label.ts';
import { NOT_A_PRICE, ON_REQUEST } from '../labels/label-words.data.ts';
import { markWords } from '../labels/mark-words.ts';
import { parseLabel } from '../labels/parse-label.ts';
import { asCarAmong, asRankAmong, isOnlyCar } from './car-among.ts';
import type { Context } from './context.ts';
import type { Draft, Surcharge } from './draft.ts';
import { headingName } from './heading-name.ts';
import { isReach, isSoldByParts } from './job-kinds.ts';
import { nounOfVerb, withNoun } from './job-of-verb.ts';
import { withLeadCar } from './lead-car.ts';
import { lineOrder } from './line-order.ts';
import { makeDraft, mergeLabels, splitTypes } from './make-draft.ts';
import { noteSurcharge } from './note-surcharge.ts';
import { legendAtEnd, orderOf } from './order-list.ts';
import { isContents, isPackage, packageName } from './package-names.ts';
import { labelAfter, labelBefore, namePrefix, splitPrefix } from './piece-labels.ts';
import type { Piece } from './pieces.ts';
import type { Surroundings } from './resolve-label.ts';
import { runAt, standingPrices } from './runs.ts';
import type { Item } from './split-items.ts';
import { takePrefix } from './take-prefix.ts';
import { classOfSign, withLegend } from './with-legend.ts';

export type LineReading = { drafts: Draft[]; surcharges: Surcharge[]; unread: Piece[] };

/** Reads the items of one line into rows, raises and what was left out. Places are those of the line. */
export function readItems(
  line: string,
  items: readonly Item[],
  context: Context,
  rowsBefore: number,
): LineReading {
  const reading: LineReading = { drafts: [], surcharges: [], unread: [] };
  const around = { ...newSurroundings(context), order: legendAtEnd(line) };
  let wasExcluded = false;
  let wasRaise = false;
  let leadCar: string | null = null;
  for (let at = 0; at < items.length; ) {
    const run = runAt(items, at, line);
    at += run.length;
    const [head] = run;
    if (!head) break;
    const last = run.at(-1) ?? head;
    if (head.endsSentence && reading.drafts.length > 0) {
      startSentence(around);
      wasExcluded = false;
      wasRaise = false;
    }
    takeLead(head, around);
    const isRebate = /^\s*off(?!\p{L}|\s(?:the\s)?(?:car|vehicle))/iu.test(last.post.text);
    const wordBehind = /^\s?\p{L}+/u.exec(line.slice(last.figure.end))?.[0] ?? '';
    const words = `${head.lead} ${head.pre.text} ${last.post.text} ${wordBehind}`;
    const isLeast = !/\p{L}/u.test(head.pre.text) && LEAST.test(line.slice(head.figure.start));
    if (isRebate || (isLeast && reading.drafts.length > 0) || isExcluded(words, wasExcluded)) {
      wasExcluded = true;
      reading.unread.push(spanOf(line, head, last));
      continue;
    }
    wasExcluded = false;
    const named = withNoun(
      asRankAmong(asCarAmong(headLabel(head, last, run.length, around, items[at]), items), items),
    );
    const gap = line.slice(reading.drafts.at(-1)?.amount.end ?? 0, head.figure.start);
    const { label, lead } = withLeadCar(named, head, gap, leadCar);
    leadCar = lead;
    wasRaise = isRaise(head) || (wasRaise && isNextRaise(head, label, items[0]));
    if (wasRaise) noteSurcharge(head, label, spanOf(line, head, head), reading, rowsBefore, context);
    else readRun(line, run, label, around, reading);
  }
  return reading;
}

/** "£5 per foot, min £90": the least that is charged. */
const LEAST = /^\s*(?:min(?:\.|imum|destens)?|мін(?:\.|імум)?|мин(?:\.|имум)?)(?!\p{L})/iu;

function isRaise(item: Item): boolean {
  return item.figure.kind === 'factor' || item.figure.isSurcharge || RAISE_WORDS.test(item.pre.text);
}

const RAISE_WORDS =
  /(?<!\p{L})upgrade\s(?:to|auf)(?!\p{L})|^\s*(?:aufpreise?|aufschlag|aufschläge|zuschlag|zuschläge|mehrpreis|surcharges?|upcharges?|доплата|надбавка|наценка|націнка)\s/iu;

/** "add 20 for SUVs, 40 for vans", "surcharge estate 15, SUV 25": the second is a raise too. */
function isNextRaise(item: Item, label: Label, first: Item | undefined): boolean {
  const isCar = label.carType !== null && label.zone === null && label.material === null && !label.hasAction;
  if (isCar && RAISE_WORDS.test(first?.pre.text ?? '')) return true;
  if (/^\s*(?:to|zu|zum|zur|on|до|к)\s/iu.test(item.post.text)) return true;
  const { text } = item.pre;
  const isKind =
    /^\s*(?:to|auf|до)\s/iu.test(text) || /\s(?:на|um|by)\s*$/iu.test(text) || !/\p{L}/u.test(text);
  return (
    isKind && label.zone === null && (label.carType !== null || label.material !== null || label.hasAction)
  );
}

function readRun(
  line: string,
  run: readonly Item[],
  label: Label,
  around: Surroundings,
  reading: LineReading,
): void {
  const [head] = run;
  const last = run.at(-1);
  const standing = standingPrices(run, line);
  if (!head || !last) return;
  if (standing.length === 0) {
    reading.unread.push(spanOf(line, head, last));
    return;
  }
  const orders = [
    around.order,
    lineOrder(reading.drafts, standing.length),
    around.context.order,
    around.context.column,
    ...around.context.carOrders,
  ];
  const labels = standing.length > 1 ? orderOf(label, head, last, standing.length, orders) : null;
  standing.forEach(({ item, amount }, index) => {
    const own = withLegend(labels?.entries[index] ?? label, around.context.order);
    const bases = labels?.base ? splitTypes(labels.base, amount) : [null];
    for (const [each, base] of splitTypes(own, amount).flatMap((one) =>
      bases.map((two) => [one, two] as const),
    )) {
      const draft = makeDraft(line, each, base, { item, amount, head }, around);
      if (!/[\p{L}\p{N}]/u.test(`${draft.service}${draft.zone ?? ''}`)) {
        reading.unread.push(spanOf(line, head, last));
        continue;
      }
      if (labels === null && standing.length > 1) {
        draft.warnings.push('order_assumed');
        draft.run = { index, size: standing.length };
      }
      reading.drafts.push(draft);
    }
  });
  const latest = reading.drafts.at(-1);
  if (!latest) return;
  const isTrim =
    around.prefix?.service && findConcepts(label.service ?? '').every(({ id }) => id === 'chrome');
  const isFilmOnly = label.material !== null && latest.service === label.material;
  if ((label.hasAction && !isTrim) || isFilmOnly) {
    around.lineService = latest.service;
    around.lineName = null;
    around.isNewSentence = false;
  }
  const isOwnName = label.zone !== null && latest.service === label.zone;
  if (!label.hasAction && (!label.isDimension || isOwnName)) around.lineName = latest.service;
  around.last = latest;
}

function newSurroundings(context: Context): Surroundings {
  return {
    prefix: null,
    lineService: null,
    lineName: null,
    last: null,
    order: null,
    context,
    isFreshMaterial: false,
    isExtras: false,
    isSlashed: false,
    isNewSentence: false,
  };
}

function startSentence(around: Surroundings): void {
  // A prose sentence may go on about the service of the one before: "Тонування … . Лобове 1500."
  around.lineName = null;
  around.last = null;
  around.isSlashed = false;
  around.isNewSentence = true;
  const named = around.prefix?.service ?? around.prefix?.zone ?? null;
  if (named !== null && !isSoldByParts(named) && !isReach(named)) around.prefix = null;
}

/** "Mobile detailing. $150 sedans" and "Old film? $25 per window": a short sentence before prices is their heading. */
function takeLead(head: Item, around: Surroundings): void {
  const label = parseLabel(headingName(head.lead));
  around.context = withTradeOf(head.lead, around.context);
  const noun = around.context.service === null ? nounOfVerb(head.lead) : null;
  if (noun !== null) {
    around.context = { ...around.context, service: noun, isLoose: true };
    return;
  }
  const isFilm = label.material !== null && label.zone === null && label.carType === null && !label.hasAction;
  if ((isOnlyCar(head.lead) || isFilm) && around.last === null) around.prefix = label;
  if (!label.hasAction || markWords(head.lead).filter(({ kind }) => kind !== 'filler').length > 5) return;
  around.prefix = label;
  around.lineService = null;
}

/** "So for tint we have carbon and ceramic. Carbon: …": a talkative sentence names the film for the rest of its line. */
function withTradeOf(lead: string, context: Context): Context {
  const trades = markWords(lead).filter(({ concepts }) =>
    concepts.some((id) => id === 'tint' || id === 'ppf'),
  );
  const [trade] = trades;
  if (!trade || trades.length > 1 || context.service !== null || /[?]/u.test(lead)) return context;
  return { ...context, service: trade.text };
}

function isExcluded(words: string, wasExcluded: boolean): boolean {
  if (NOT_A_PRICE.test(words) || (TRIP.test(words) && ON_REQUEST.test(words))) return true;
  if (!wasExcluded) return false;
  return !markWords(words).some(
    (word) => word.kind === 'action' || word.kind === 'object' || word.kind === 'car',
  );
}

/** "We come for free in town, elsewhere 10": the way there is no service. */
const TRIP = /(?<!\p{L})(?:выезд|виїзд|anfahrt|call-?outs?|travel)(?!\p{L})/iu;

function headLabel(
  head: Item,
  last: Item,
  size: number,
  around: Surroundings,
  next: Item | undefined,
): Label {
  const { prefix, rest } = splitPrefix(head.pre.text, next !== undefined && !next.endsSentence);
  const pack = packageName(head.pre.text);
  const { carType } = labelAfter(last.post.text, false, true);
  if (pack !== null) return { ...EMPTY_LABEL, zone: pack.trim(), carType, isDimension: false };
  const lead = parseLabel(head.lead);
  const own = classOfSign(rest, around.context.order) ?? labelBefore(rest);
  // "Whole car? $5,500": a question names what its answer is the price of.
  const isAnswer = lead.isDimension || markWords(head.lead).length <= 3;
  const before = isEmptyLabel(own) && prefix === null && isAnswer ? lead : own;
  if (prefix !== null && (isContents(rest) || isPackage(prefix, rest)))
    return mergeLabels(parseLabel(namePrefix(prefix)), { ...EMPTY_LABEL, carType });
  const hasHeading = prefix !== null || around.prefix !== null;
  const after = labelAfter(last.post.text, isEmptyLabel(before), hasHeading);
  around.isSlashed = head.isSlashed;
  if (prefix !== null) {
    const isHeading = !isEmptyLabel(before) || !isEmptyLabel(after) || size > 1 || (next?.isBare ?? false);
    if (!isHeading) return parseLabel(namePrefix(prefix));
    takePrefix(prefix, around);
  }
  return mergeLabels(before, after);
}

function spanOf(line: string, head: Item, last: Item): Piece {
  const start = head.pre.start;
  const end = Math.max(last.figure.end, last.post.end);
  return { start, end, text: line.slice(start, end) };
}
