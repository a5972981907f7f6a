import type { DialogState } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { readMessage, readSense } from '../../prices/index.ts';
import { doneBy } from '../../understanding/done-by.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import { holdsTopicWords } from '../../understanding/studio-questions.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { holdsUnplaced } from '../wish/holds-unplaced.ts';
import { ASKED_TIME } from './asked-time-words.data.ts';
import { tellingTopics } from './knowledge/telling-topics.ts';
import { FOR_STUDIO, HOW_LONG } from './left-question-words.data.ts';
import { TAG } from './own-question-words.data.ts';
import {
  ASKS_PRICED,
  COURTESY,
  DIFFERENCE_WORD,
  IN_DOUBT,
  WANTS_AN_ANSWER,
  WHETHER_DONE,
  WHICH_THERE_ARE,
} from './told-words.data.ts';

/** A sentence that was passed on, and what it was taken to be about. */
type Passed = { said: string; topic: string };

type At = { context: Context; before: DialogState };

/**
 * Whether the reply answers one sentence of a client's by what it shows: what is priced is done, what is offered is free,
 * and what asks nothing needs no answer.
 */
export function isToldByReply({ said, topic }: Passed, draft: Draft, at: At): boolean {
  if (isCourtesy(said)) return true;
  const isOfGoods = !TELLING.has(topic) && tellingTopics(said).size === 0;
  // "Could I add the headlights to it?": what is put to be added answers it.
  if (findIntents(said).has('add') && says(draft, ADDED) && pricesAnew(said, draft, at.before)) return true;
  if (says(draft, NUMBER_NOTED) && OF_NUMBER.test(said)) return true;
  if (isOfGoods && asksWhether(said) && pricesAnew(said, draft, at.before)) return true;
  if (draft.options.length > 1 && says(draft, SHOWN) && asksWhich(said)) return true;
  if (isOfGoods && says(draft, SHOWN) && asksOnlyPrice(said, at.context)) return true;
  if (says(draft, OFFERED) && isOfTime(said, at.context)) return true;
  if (says(draft, LENGTH) && (HOW_LONG.test(said) || SO_LONG.test(said))) return true;
  const isAside = topic === 'other' ? says(draft, OPEN) : !REQUESTED.has(topic);
  return isAside && says(draft, DOING) && isRemark(said);
}

/** What is asked for without asking: "invoice to the company, 12 Mill Street". */
const REQUESTED: ReadonlySet<string> = new Set(
  'invoice deposit voucher business mobile transport overnight photos inspection part'.split(' '),
);

/** What is asked of these no price answers. */
const TELLING: ReadonlySet<string> = new Set(
  'waiting transport mobile overnight prep warranty photos business voucher parking payment deposit invoice advice included legal'.split(
    ' ',
  ),
);
const OPEN = /^topicOpen(?:About)?$/u;

/** "Sorry for messing you around": nobody has to hear of it. */
export function isCourtesy(said: string): boolean {
  return !said.includes('?') && COURTESY.test(said);
}

/** What the sentence names, or only points at, was not wanted before and is priced now. */
function pricesAnew(said: string, { quoted, options }: Draft, { wished }: DialogState): boolean {
  const isKnown = (row: PriceRow) =>
    wished.some(
      ({ service, zone }) =>
        service === row.service && (zone === null || row.zone === null || zone === row.zone),
    );
  const fresh = [...quoted, ...options].filter((row) => !isKnown(row));
  const spoken = splitWords(said);
  const meant = readMessage(said).concepts;
  const isNamed = ({ service, zone, material }: PriceRow) => {
    const own = [service, zone ?? '', material ?? ''].join(' ');
    return (
      [...readSense(own).concepts].some((id) => meant.has(id)) ||
      splitWords(own).some((word) => word.length >= A_WORD && spoken.some((one) => isSameStem(one, word)))
    );
  };
  return fresh.some(isNamed) || (fresh.length > 0 && spoken.length <= MOST_POINTING);
}

const A_WORD = 4;
const MOST_POINTING = 3;

/** "Milk in the boot, can you get that out?": the work for it is priced. */
function asksWhether(said: string): boolean {
  return WHETHER_DONE.test(said) && !/^\W*(?:how|wie|як|как|when|wann|коли|когда)(?!\p{L})/iu.test(said);
}

function asksWhich(said: string): boolean {
  return WHICH_THERE_ARE.test(said) && splitWords(said).length <= MOST_OF_CHOICE;
}

const MOST_OF_CHOICE = 6;

/** "Essential or touring, what's the difference in price?": both prices stand there. */
function asksOnlyPrice(said: string, context: Context): boolean {
  const rest = said.replace(ASKS_PRICED, ' ');
  return rest !== said && !holdsUnplaced(rest.replace(DIFFERENCE_WORD, ' '), context);
}

/** "Is the Thursday all empty?", "an hour earlier?": what is offered answers it, unless something else is asked as well. */
function isOfTime(said: string, context: Context): boolean {
  if (doneBy(said) !== null) return true;
  const left = said.replace(ASKED_TIME, ' ');
  const isOther = tellingTopics(said).size > 0 || FOR_STUDIO.some(({ words }) => words.test(said));
  if (left !== said && !isOther && !holdsUnplaced(left, context)) return true;
  return !holdsTopicWords(said) && !holdsUnplaced(said, context);
}

/** Told on the way, or hung on for a nod: it asks for nothing. */
function isRemark(said: string): boolean {
  const isTagged = TAG.test(said);
  const told = said.replace(TAG, ' ');
  if (said.includes('?') && (!isTagged || holdsTopicWords(told))) return false;
  return !told.includes('?') && !WANTS_AN_ANSWER.test(told) && !IN_DOUBT.test(told);
}

function says({ acts }: Draft, keys: RegExp): boolean {
  return acts.some(({ key }) => keys.test(key));
}

const SHOWN =
  /^(?:quote(?:One|Many|Car)|pricedBeside|whatIf|options|compare|separateServices|pricedPer|bodyPrices|askAdd|whichOrder)$/u;
const ADDED = /^(?:askAdd|quote(?:One|Many|Car))$/u;

/** "Shall I give you my number? 0171 …": it is noted. */
const NUMBER_NOTED = /^numberNoted$/u;
const OF_NUMBER =
  /^\W*(?:(?:shall|should|do|can|may|want|need)\s(?:\p{L}+\s){0,4})?(?:\p{L}+\s){0,3}(?:number|phone|\p{L}*nummer|телефон\p{L}*|номер\p{L}*)(?:\s\p{L}+){0,3}\W*$/iu;
const OFFERED = /^(?:offer|offerInstead|offerFirst|slotsThen|slotFree|firstTaken|confirm)$/u;
const LENGTH = /^(?:duration|durationPlanned|durationStill|overNight|readyAt)$/u;
const DOING =
  /^(?:quote(?:One|Many|Car)|pricedBeside|whatIf|options|compare|separateServices|whichOrder|which(?:Material|Zone)|booked|bookingChanged|moved|cancelled|moveConfirm|askAdd|askSwap|takenOut|offer\p{L}*|slotFree|confirm)$/u;

/** "Why so long?" */
const SO_LONG = /(?<!\p{L})(?:so (?:long|lang\p{L}*)|так (?:довго|долго)|долго|довго)(?!\p{L})/iu;
