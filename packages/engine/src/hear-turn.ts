import { boundMessage } from './bound-message.ts';
import { findPlate } from './cars/index.ts';
import { type Aside, partAsides } from './dialog/answers/part-asides.ts';
import { withoutFalseLength } from './dialog/answers/without-false-length.ts';
import { atVisit, findBesideVisit } from './dialog/booking/beside-visit.ts';
import { countedFromVisit } from './dialog/booking/from-visit.ts';
import { withoutAskedTime } from './dialog/booking/without-asked-time.ts';
import { withoutFalseTime } from './dialog/booking/without-false-time.ts';
import { type Context, newContext } from './dialog/context.ts';
import { type Draft, newDraft } from './dialog/draft.ts';
import { isWordOfList } from './dialog/wish/learn-car.ts';
import { type DialogState, type Question, type QuestionKind, resumeDialog } from './dialog-state.ts';
import type { CalendarFacts, EngineLanguage, StudioFacts } from './facts.ts';
import { detectLanguage, firstLanguage, normaliseLanguage } from './language/index.ts';
import { findCodes } from './prices/index.ts';
import { calledByCompound } from './prices/match/called-by-compound.ts';
import { calledShortly } from './prices/match/called-shortly.ts';
import type { Asked } from './reading/signs/message-signs.ts';
import { nameSetRight } from './understanding/name-set-right.ts';
import { type Understanding, understand } from './understanding/understand.ts';
import { listName } from './wording/list-names.ts';
import { foldText } from './words/fold-text.ts';

export type TurnInput = {
  text: string;
  state: DialogState | null;
  /** The whole message, where the text is a part of it. */
  around?: string;
  studio: StudioFacts;
  calendar?: CalendarFacts;
  now: string;
  /** The language the client reads around the talk: it holds until the messages tell another one. */
  language?: EngineLanguage;
  /** A question stood beside these words, and has its answer already. */
  isBesideAnswer?: boolean;
  /** The engine has no clock: whoever has one may measure the proof of a reply here. */
  proving?: Proving;
};

/** Runs the proof of a reply and gives back what it found. */
export type Proving = <T>(prove: () => T) => T;

/** What a turn begins with: the message as it is understood, and the memory with its language and car plate. */
export type HeardTurn = {
  /** Null where nothing but a number plate was written. */
  message: Understanding | null;
  draft: Draft;
  context: Context;
  plate: string | null;
  asides: { kind: Aside['kind']; message: Understanding }[];
};

/** Of a part of a message: the language of the whole of it, and the name that was told in it. */
export type Whole = { language: EngineLanguage; name: string | null };

export function hearTurn(input: TurnInput, whole?: Whole): HeardTurn {
  const { studio } = input;
  const written = boundMessage(input.text);
  const listed = listName(written, studio.rows);
  const bot = normaliseLanguage(studio.botLanguage) ?? 'EN';
  const known = resumeDialog(input.state, bot);
  const before = { ...known, asked: askedOfList(known, studio), language: input.language ?? known.language };
  const text = before.asked?.choices.includes(listed)
    ? listed
    : calledByCompound(calledShortly(listed, studio.rows), studio.rows);
  const isFirst = input.state === null && input.language !== undefined;
  const language =
    whole?.language ??
    (isFirst
      ? firstLanguage(written, { page: before.language, bot })
      : isTapped(written, known)
        ? before.language
        : (detectLanguage(written, before.language) ?? before.language));
  const context = {
    ...newContext(studio, input.calendar, input.now),
    around: input.around ?? written,
  };
  const given = findPlate(text);
  // Words that are no name in the whole message are none in a part of it.
  const isOfName = isAskedFor(before, 'name', 'ownName');
  const isNameAsked = isOfName && (!whole || holdsName(written, whole));
  const isReachAsked = before.asked?.kind === 'reach';
  const circumstances = {
    now: context.now,
    timezone: studio.timezone,
    language,
    isNameAsked,
    isPhoneAsked: before.asked?.kind === 'phone' || isReachAsked,
    isBooking: before.isBooking || before.offered.length > 0 || before.wishedTime !== null || isReachAsked,
    asked: askedBefore(isOfName && !isNameAsked ? { ...before, asked: null } : before, language),
    ...(studio.country !== undefined && { country: studio.country }),
  };
  const said = given?.rest ?? text;
  const beside = findBesideVisit(said, before, context);
  const { core, asides } = partAsides(beside?.text ?? said, context, before.wished.length > 0);
  const codes = [...new Set([...(before.codes ?? []), ...findCodes(written, studio.discounts ?? [])])];
  const draft = newDraft({
    ...before,
    language,
    plate: given?.plate ?? before.plate ?? null,
    ...(codes.length > 0 && { codes }),
  });
  const hear = (words: string) => {
    const heard = withoutFalseLength(understand(words, circumstances));
    const isGoods = heard.car !== null && isWordOfList(heard.car, context.index);
    const { isBesideAnswer = false } = input;
    const named = { ...heard, isBesideAnswer, name: nameSetRight(words, before.name, heard.name) };
    return isGoods ? { ...named, car: null, isCarNamed: false } : named;
  };
  const timed = (message: Understanding) => {
    if (beside) return atVisit(message, beside, context);
    const told = withoutAskedTime(message, { state: before, context, hear });
    return countedFromVisit(withoutFalseTime(told, before), before, context);
  };
  const message = timed(hear(core));
  // "Sabina, and do you take pet hair out?": the question is heard aside, and whoever asks has told the name.
  const name = message.name ?? (asides.length > 0 && isNameAsked ? hear(said).name : null);
  const isPlateOnly = given !== null && !/[\p{L}\d]/u.test(given.rest);
  return {
    message: isPlateOnly ? null : { ...message, name },
    draft,
    context,
    plate: given?.plate ?? null,
    asides: asides.map(({ kind, said }) => ({ kind, message: hear(said) })),
  };
}

function isAskedFor({ asked }: DialogState, ...kinds: readonly QuestionKind[]): boolean {
  return asked !== null && kinds.includes(asked.kind);
}

function holdsName(written: string, { name }: Whole): boolean {
  // "kowalski, 0151 …" is written small, and remembered as a name is.
  return name !== null && foldText(written).includes(foldText(name.split(' ')[0] ?? name));
}

/** A tap on a button never changes the language of a talk. */
function isTapped(written: string, { asked }: DialogState): boolean {
  return asked?.choices.includes(written.trim()) === true;
}

/** What was put to choose from, by the names of the list again, whatever words the client saw. */
function askedOfList({ asked }: DialogState, { rows }: StudioFacts): Question | null {
  return asked && { ...asked, choices: asked.choices.map((choice) => listName(choice, rows)) };
}

/** The last question as the reader knows questions: a name is a name, and an open offer of an extra waits for its answer. */
function askedBefore({ asked, upsell }: DialogState, language: EngineLanguage): Asked {
  // Where to send an answer is asked beside the talk, and any message may follow.
  if (!asked || asked.kind === 'reach')
    return { ask: upsell?.isOpen ? 'extra' : 'none', choices: [], language };
  return { ask: READ_AS[asked.kind] ?? asked.kind, choices: asked.choices, language };
}

const READ_AS: Partial<Record<QuestionKind, QuestionKind>> = {
  ownName: 'name',
  ownBooking: 'cancel',
  add: 'confirm',
};
