import {
  discountsToTell,
  type JudgedSentence,
  offerForVisit,
  type PriceRow,
  proveSentences,
  type Quote,
  type Sources,
} from '@glossa/engine';
import type { TurnFacts } from '../answer.ts';
import { clientLines } from './client-lines.ts';
import { changeOf, type Desk } from './desk.ts';
import { elsewhereOf, refuseElsewhere } from './elsewhere/prove-elsewhere.ts';
import { visitOf } from './visit-of.ts';

export type ModelProof = {
  ok: boolean;
  sentences: JudgedSentence[];
  /** The rows whose prices the reply says. */
  rowIds: string[];
  /** The free times the reply names, as instants. */
  starts: string[];
  /** What could not be proved, as it stands in the reply. */
  figures: string[];
};

const longestReply = 2500;

/** Proves a model's reply sentence by sentence, from the facts of the turn and what its tools gathered. */
export function proveModelReply(
  text: string,
  facts: TurnFacts,
  desk: Desk,
  own: readonly Quote[],
): ModelProof {
  const sources = sourcesOf(facts, desk, own);
  const judged = proveSentences(text.slice(0, longestReply), sources);
  const { rowIds, starts } = judged;
  const other = elsewhereOf(text, clientLines(facts));
  const sentences = judged.sentences
    .map(refuseMarks)
    .map((sentence) => (other ? refuseElsewhere(sentence, sources, other.code) : sentence));
  const figures = sentences.flatMap(({ refused }) => refused.map((refusal) => refusal.text));
  const isSaid = text.trim() !== '' && text.length <= longestReply;
  return { ok: isSaid && figures.length === 0, sentences, rowIds, starts, figures };
}

/** A mark of a price or a time that the server could not fill in. */
function refuseMarks({ text, refused }: JudgedSentence): JudgedSentence {
  const mark = /\{[^{}]{0,40}\}/u.exec(text);
  return mark ? { text, refused: [...refused, { kind: 'figure', text: mark[0] }] } : { text, refused };
}

const linesBack = 6;

function sourcesOf(facts: TurnFacts, desk: Desk, own: readonly Quote[]): Sources {
  const { studio, calendar, now, language, history, text, dialogState, proposal } = facts;
  const recent = history.slice(-linesBack);
  const linesOf = (author: 'client' | 'bot') =>
    recent.flatMap((line) => (line.author === author ? [line.text] : []));
  const quotes = [...desk.quotes, ...own];
  const visit = visitOf(facts);
  const change = changeOf(desk);
  const wished = [...(dialogState?.wished ?? []), ...(dialogState?.later ?? [])];
  const changed = change && 'start' in change ? [{ start: change.start, end: change.end }] : [];
  const proposed = [desk.proposal, proposal].flatMap((one) => (one && 'start' in one ? [one.start] : []));
  return {
    studio,
    calendar,
    now,
    language,
    client: [...linesOf('client'), text],
    said: linesOf('bot'),
    wished: wished.flatMap(({ service, zone, material }) =>
      [service, zone, material].filter((one) => one !== null),
    ),
    cars: [dialogState?.car, ...wished.map(({ car }) => car), ...desk.cars].flatMap((car) => car ?? []),
    day: dialogState?.day ?? null,
    quotes,
    rules: discountsToTell(visit, now),
    offer: offerForVisit(visit, null),
    slots: [
      ...desk.slots,
      ...desk.offers.map(({ start }) => start),
      ...(dialogState?.offered ?? []).map(({ start }) => start),
      ...proposed,
    ],
    visits: [...changed, ...calendar.own],
    done: new Set(change ? [DEEDS[change.kind]] : []),
    rows: rowsOfVisit(quotes, facts, desk),
  };
}

const DEEDS = { book: 'book', reschedule: 'move', cancel: 'cancel' } as const;

/** The work that is talked about, for how long it takes. */
function rowsOfVisit(quotes: readonly Quote[], { studio, proposal }: TurnFacts, desk: Desk): PriceRow[] {
  const [quote] = quotes;
  const asked = desk.proposal ?? proposal;
  const ids = quote?.lines.map(({ rowId }) => rowId) ?? (asked?.kind === 'book' ? asked.rowIds : []);
  return studio.rows.filter(({ id }) => ids.includes(id));
}
