import { namesCar } from '../cars/index.ts';
import { jobsIn, readMessage } from '../prices/index.ts';
import type { Clause, Mention, Reading, Span } from '../reading/reading.ts';
import { MAY_TAKE_OFF, REMINDING, TAKEN_OFF } from './denied-words.data.ts';
import { findIntents } from './find-intents.ts';
import { isBound, isPlainlyDenied } from './is-bound.ts';
import { GOODS, holdsMention, SURE, WORK } from './mentions-in.ts';
import { type NamedWork, worksIn } from './named-works.ts';
import { asksToCome } from './not-asked.ts';
import {
  isGoodsAside,
  isQuestion,
  isTopic,
  type StudioQuestion,
  studioQuestion,
  type TopicQuestion,
} from './studio-questions.ts';
import { withoutPickUp } from './without-pick-up.ts';

/** What a reading says to the dialog, and what it leaves to the readers of prices, cars and times. */
export type Heard = {
  /** The text with blanks for clauses that are taken care of and for things that are not wanted. */
  left: string;
  topics: readonly TopicQuestion[];
  /** Questions that are not among the topics: the reply has to answer them in another way. */
  questions: readonly StudioQuestion[];
  works: readonly NamedWork[];
  /** Goods are named in questions to the studio alone: "can the child ride in it after the ozone?" wants none. */
  isGoodsAside: boolean;
  /** Acts that are surely meant. */
  acts: ReadonlySet<string>;
  /** Acts that are meant beyond doubt: enough to answer by them alone. */
  clearActs: ReadonlySet<string>;
  /** The words that name the client's car, or null where the reading saw none. */
  carWords: string | null;
  name: string | null;
  /** Jobs, parts or films stand side by side to be compared and are not all wanted. */
  isEither: boolean;
  /** The words of what is only compared. */
  compared: readonly string[];
  /** One name stands where another was wrong: "not Oleg, Olga". */
  isNameCorrected: boolean;
  /** The client's own words for when. */
  timeWords: string | null;
  /** The words of services, parts and films that are not wanted, or not any more. */
  denied: readonly string[];
};

export function hear(text: string, { clauses: read, mentions }: Reading): Heard {
  const clauses = read.map((clause) => (addsUp(clause, text) ? { ...clause, act: 'want' } : clause));
  const asked = clauses.filter(
    (clause) =>
      isTopic(clause, text, mentions) && !leavesOut(clause, text) && !isOfComing(clause, text, mentions),
  );
  const idle = clauses.filter((clause) => isIdle(clause, text, mentions));
  const denied = mentions.filter((one) => {
    const clause = clauses[one.clause];
    if (!clause || !isDenied(one, mentions)) return false;
    const around = between(text, clause, one).replace(NO_BUT, ' ');
    if (REMINDING.test(around) || (MAY_TAKE_OFF.test(around) && TAKEN_OFF.test(one.text))) return false;
    // A word that says so makes up for a clause the reading is not sure of.
    if (DENIAL.test(around)) return true;
    return one.stance === '<' && clause.probability >= SURE && !isPaired(one, mentions, around, text);
  });
  const cars = mentions.filter(({ role, stance }) => CARS.has(role) && stance !== '-' && stance !== '<');
  const compared = mentions.filter(({ role, stance }) => role === 'service' && stance === '~');
  return {
    left: blanked(text, [
      ...asked.flatMap((clause) => besideTime(clause, text, mentions)),
      ...idle,
      ...denied,
      ...unfitTimes(text, clauses, mentions),
      ...pastCars(clauses, cars),
      ...partsOfLaw(text, clauses, mentions),
    ]),
    topics: asked.map(({ act, start, end }) => ({
      topic: act.replace(/^ask\./, ''),
      said: text.slice(start, end),
    })),
    questions: clauses
      .filter((clause) => !asked.includes(clause) && isQuestion(clause, text, mentions))
      .map((clause) => studioQuestion(clause, text)),
    isGoodsAside: isGoodsAside(clauses, mentions),
    works: worksIn(
      text,
      mentions,
      clauses.filter((clause) => !asked.includes(clause) && !idle.includes(clause)),
    ),
    acts: withoutCall(text, actsOf(clauses, SURE)),
    clearActs: actsOf(clauses, CLEAR),
    carWords: carWordsOf(clauses, cars),
    name: nameAmong(mentions),
    isEither: compared.length > 1 && COMPARING.test(text),
    compared: mentions.flatMap((one) => (COMPARABLE.has(one.role) && one.stance === '~' ? [one.text] : [])),
    timeWords: timeSaid(text, mentions),
    denied: denied.flatMap((one) => (WORK.has(one.role) || one.role === 'option' ? [one.text] : [])),
    isNameCorrected: mentions.some(({ role, stance }) => role === 'name' && stance !== '+'),
  };
}

/** "One stage and the five years, together?" compares nothing. */
function addsUp({ act, start, end }: Clause, text: string): boolean {
  const said = text.slice(start, end);
  return act === 'ask.difference' && TOGETHER.test(said) && !COMPARING.test(said);
}

const TOGETHER =
  /(?<!\p{L})(?:together|altogether|total|both|zusammen|insgesamt|beides?|разом|всього|обидв\p{L}*|вместе|всего|итого|оба|обе)(?!\p{L})/iu;

/** "Bumper in SunTek, bonnet in LLumar": a part with a film of its own gives way to none. */
function isPaired(one: Mention, mentions: readonly Mention[], around: string, text: string): boolean {
  const from = text.indexOf(around);
  return mentions.some(
    ({ role, stance, start, end }) =>
      role !== one.role && GOODS.has(role) && stance === '+' && start >= from && end <= from + around.length,
  );
}

/** "And without the polish?" asks what it would be without it, and nothing of the studio. */
function leavesOut({ start, end }: Clause, text: string): boolean {
  const [, words = ''] = WITHOUT.exec(text.slice(start, end)) ?? [];
  return words !== '' && jobsIn(readMessage(words)).length > 0;
}

const WITHOUT = /(?<!\p{L})(?:without|ohne|без)\s+(\p{L}+(?:\s\p{L}+)?)\s*\??\s*$/iu;

/** "Can you do it while I wait, on Saturday?" asks for a time too; "I bring it at nine and fetch it at five" tells one. */
function besideTime(clause: Clause, text: string, mentions: readonly Mention[]): Span[] {
  const times = mentions.filter(
    ({ role, start, end }) => role === 'time' && start >= clause.start && end <= clause.end,
  );
  const kept = clause.act === 'ask.waiting' ? times.slice(-1) : timesOfComing(clause, text, times);
  const [first] = kept;
  if (!first) return [clause];
  return [
    { start: clause.start, end: first.start },
    { start: first.end, end: clause.end },
  ];
}

/** "Can I bring it on Friday morning?" is answered by the times of that day. */
function isOfComing({ start, end }: Clause, text: string, mentions: readonly Mention[]): boolean {
  const isTimed = mentions.some((one) => one.role === 'time' && one.start >= start && one.end <= end);
  return asksToCome(text.slice(start, end), isTimed);
}

/** Of a clause about the fetching of a car, the time that is not the one of fetching. */
function timesOfComing({ act, start, end }: Clause, text: string, times: readonly Mention[]): Mention[] {
  const said = text.slice(start, end);
  const left = withoutPickUp(said);
  if (act !== 'ask.ready' || left === said) return [];
  return times.filter((time) => left.slice(time.start - start, time.end - start) === time.text);
}

/** "Not before four" loses its sense without the "not". */
function timeSaid(text: string, mentions: readonly Mention[]): string | null {
  const time = mentions.find(({ role, stance }) => role === 'time' && stance === '+');
  if (!time) return null;
  const [not = ''] = /(?<!\p{L})(?:not|nicht|не)\s+$/iu.exec(text.slice(0, time.start)) ?? [];
  return `${not}${time.text}`;
}

function actsOf(clauses: readonly Clause[], least: number): Set<string> {
  return new Set(clauses.flatMap(({ act, probability }) => (probability >= least ? [act] : [])));
}

/** "Don't call my husband": whoever wants no call is not called for having said the word. */
function withoutCall(text: string, acts: Set<string>): Set<string> {
  return NO_CALL.test(text) ? acts.difference(new Set(['callback', 'person'])) : acts;
}

/** The words around a mention up to the next marks of its clause. */
function between(text: string, clause: Span, { start, end }: Span): string {
  const before =
    text
      .slice(clause.start, start)
      .split(/[,;.!?]/u)
      .at(-1) ?? '';
  const [behind = ''] = text.slice(end, clause.end).split(/[,;.!?]/u);
  return `${before}${text.slice(start, end)}${behind}`;
}

/** A list of things is no choice between them without a word that says so. */
const COMPARING =
  /(?<!\p{L})(?:or|vs\.?|versus|than|better|best|difference|differ\p{L}*|compar\p{L}*|either|which|rather|oder|besser\p{L}*|beste\p{L}*|unterschied\p{L}*|vergleich\p{L}*|lieber|welche\p{L}*|als|або|чи|краще|кращ\p{L}*|різниц\p{L}*|відрізн\p{L}*|порівн\p{L}*|яка|який|яке|що|ніж|или|либо|лучше|разниц\p{L}*|отлича\p{L}*|сравн\p{L}*|какая|какой|какое|что|чем)(?!\p{L})|\//iu;

/** "No, let it be the hand wash": the no is for what was said before. */
const NO_BUT =
  /^\s*(?:no|nope|nah|nein|nee|ні|нет|не)[\s,]+(?=(?:let(?:['’]?s)? (?:it )?|make it|i['’]?ll (?:take|have)|then|dann|lieber|doch|nehm\p{L}*|mach\p{L}*|хай|нехай|давай\p{L}*|краще|лучше|пусть|тогда|тоді|візьм\p{L}*|возьм\p{L}*)(?!\p{L}))/iu;

/** Nothing is left out without a word that says so. */
const DENIAL =
  /(?<!\p{L})(?:no(?!\s(?:the|my|our|i|it|its|that|this)(?!\p{L}))|not|none|nothing|without|skip\p{L}*|drop|leave|forget|remove|except|minus|cancel\p{L}*|nor|never|dont|don['’]t|doesn['’]t|won['’]t|isn['’]t|rather than|nein|nicht|nichts|nix|keine?[nmrs]?|ohne|weg|raus|streich\p{L}*|lass\p{L}*|ausser|außer|statt|ні|не|без|крім|кроме|нема|нет|ніяк\p{L}*|никак\p{L}*|прибер\p{L}*|прибра\p{L}*|убер\p{L}*|убра\p{L}*|викин\p{L}*|выкин\p{L}*|скас\p{L}*|відмін\p{L}*|отмен\p{L}*|замість|вместо)(?!\p{L})/iu;

export const NO_CALL =
  /(?<!\p{L})(?:(?:не (?:\p{L}+ )?(?:дзвон(?:іть|и|ити)|телефонуй(?:те)?|звон(?:ите|и|ить)|зов(?:ите|и)|клич(?:те)?|набирай(?:те)?|перезвани\p{L}*))|(?:don['’]?t|do not|no need to|please not) (?:\p{L}+ )?(?:call|ring|phone|text)|(?:ruf\p{L}*|anruf\p{L}*) (?:\p{L}+ ){0,3}nicht|nicht (?:\p{L}+ ){0,2}anrufen)(?!\p{L})/iu;

const CLEAR = 0.85;
const SURER = 0.9;
/** A "mini" among services is no car. */
const COMPARABLE = new Set([...WORK, 'car', 'carType', 'option']);
const CARS = new Set(['car', 'carType']);

/** What gives way to nothing that was read is kept: better asked about than lost. */
function isDenied({ role, stance }: Mention, mentions: readonly Mention[]): boolean {
  if (!GOODS.has(role)) return false;
  if (stance === '-') return true;
  return stance === '<' && mentions.some((other) => other.role === role && other.stance === '+');
}

function carWordsOf(clauses: readonly Clause[], cars: readonly Mention[]): string | null {
  const past = pastCars(clauses, cars);
  const told = cars.filter((one) => !past.includes(one));
  // "We are a care company and have 5 Polos": a word that names no car leaves the one that does.
  const named = told.filter(({ text }) => namesCar(text));
  const now = named.length > 0 ? named : told;
  return now.length === 0 ? null : now.map((one) => one.text).join(' ');
}

/** "You did my Polo in spring, now the Amarok needs a wash": a car of a story is not the one that comes. */
function pastCars(clauses: readonly Clause[], cars: readonly Mention[]): Mention[] {
  const isOfStory = ({ clause }: Mention) => {
    const { act, probability } = clauses[clause] ?? { act: '', probability: 0 };
    return act === 'tell.story' && probability >= SURE;
  };
  const past = cars.filter(isOfStory);
  return past.length < cars.length ? past : [];
}

/** "Full tint, and is it legal up front?": a part whose law is asked for is not what is wanted, where something else is. */
function partsOfLaw(text: string, clauses: readonly Clause[], mentions: readonly Mention[]): Mention[] {
  const ofLaw = clauses.map(
    ({ act, probability, start, end }) =>
      act === 'ask.legal' && probability >= SURE && findIntents(text.slice(start, end)).has('legal'),
  );
  const isOfLaw = ({ clause }: Mention) => ofLaw[clause] === true;
  const goods = mentions.filter(({ role }) => WORK.has(role));
  const isElse = goods.some((one) => one.stance === '+' && !isOfLaw(one));
  return isElse ? goods.filter((one) => one.role === 'zone' && isOfLaw(one)) : [];
}

/** "Wednesday at 8 is too early, and later that day?": a time that does not suit is no wish where another one is named. */
function unfitTimes(text: string, clauses: readonly Clause[], mentions: readonly Mention[]): Mention[] {
  const times = mentions.filter(({ role }) => role === 'time');
  const isTold = ({ clause, stance }: Mention) =>
    clauses[clause]?.act === 'tell.story' && (stance === '~' || stance === '-');
  const unfit = times.filter((one) => {
    const { act, probability } = clauses[one.clause] ?? { act: '', probability: 0 };
    // "I forgot that I am at the dentist's on Thursday" tells why, and not when.
    if (act === 'tell.story') return probability >= SURER || isTold(one);
    const { start = 0, end = 0 } = clauses[one.clause] ?? {};
    if (isBound(text.slice(start, Math.max(end, one.end)))) return false;
    // "Wednesday is good, but earlier": the day suits, and another hour of it is wanted.
    const isSuiting = SUITING.test(text.slice(start, end)) && !UNSUITING.test(text.slice(start, end));
    return one.stance === '-' && act === 'notime' && probability >= SURE && !isSuiting;
  });
  // The day of a story is no wish, though no other is named: "on Monday it goes to the inspection".
  const left = unfit.length < times.length ? unfit : unfit.filter(isTold);
  // Whoever says "not today" is heard by the reader of times itself, which leaves that day out of a week.
  return left.filter((one) => !isPlainlyDenied(text.slice(0, one.start)));
}

const SUITING =
  /(?<!\p{L})(?:is|are|would be|sounds|wäre?|ist)\s(?:good|fine|ok(?:ay)?|great|perfect|best|gut|super|okay|ideal|prima)(?!\p{L})|(?<!\p{L})(?:works|suits|passt|ginge|підход\p{L}*|подход\p{L}*|зручн\p{L}*|удобн\p{L}*|добре|норм\p{L}*|ок)(?!\p{L})/iu;
const UNSUITING =
  /(?<!\p{L})(?:not|no|isn['’]?t|doesn['’]?t|nicht|nich|kein\p{L}*|не|ні|нет|too|zu|занадто|слишком)(?!\p{L})/iu;

/** The name that is meant; where two are told and neither is marked so, the right one comes last. */
function nameAmong(mentions: readonly Mention[]): string | null {
  const names = mentions.filter(({ role }) => role === 'name');
  const meant = names.find(({ stance }) => stance === '+') ?? (names.length > 1 ? names.at(-1) : undefined);
  return meant?.text ?? null;
}

/** A greeting, or a story that names nothing for the car: no evening is asked for by "Good evening". */
function isIdle(
  { act, probability, start, end }: Clause,
  text: string,
  mentions: readonly Mention[],
): boolean {
  if (act === 'greet' && probability >= SURE)
    return (
      !holdsMention({ start, end }, mentions) &&
      (probability >= SURER || findIntents(text.slice(start, end)).has('greet'))
    );
  if (act !== 'tell.story' || probability < SURER) return false;
  return !holdsMention({ start, end }, mentions);
}

function blanked(text: string, spans: readonly Span[]): string {
  let left = text;
  for (const { start, end } of spans)
    left = `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`;
  return left;
}
