import { boundMessage } from './bound-message.ts';
import { calendarAfter } from './calendar-after.ts';
import { answerAsideQuestion } from './dialog/answers/answer-aside-question.ts';
import { countQuestion } from './dialog/answers/avoid-repeating.ts';
import { closeQuestions } from './dialog/answers/close-questions.ts';
import { nearAnswerOf, nearAnswers } from './dialog/answers/near/near-answers.ts';
import { refuseOnce } from './dialog/answers/refuse-once.ts';
import { regret } from './dialog/answers/say-sorry.ts';
import { tellSaving } from './dialog/answers/tell-saving.ts';
import { takeAsides } from './dialog/asides/take-asides.ts';
import { withOneCarLeft } from './dialog/basket/cars/one-car-left.ts';
import { tellTimedCar, timeNextCar } from './dialog/basket/time-next-car.ts';
import { tellOfVisit } from './dialog/booking/visits/tell-of-visit.ts';
import { goOnAfterYes } from './dialog/booking/yes/go-on-after-yes.ts';
import { PLAIN_YES } from './dialog/booking/yes/yes-words.data.ts';
import { withoutGrievance } from './dialog/contact/without-grievance.ts';
import { decide } from './dialog/decide.ts';
import { type Draft, newDraft } from './dialog/draft.ts';
import { withFurtherJobs } from './dialog/moves/further-jobs.ts';
import { isVoid } from './dialog/moves/join-drafts.ts';
import { owedTo } from './dialog/moves/owed-to.ts';
import { planIn } from './dialog/moves/plan-in.ts';
import { sentenceKind } from './dialog/moves/sentence-kind.ts';
import { type Moves, takeMoves } from './dialog/moves/take-moves.ts';
import { besideMatter, draftOfNotes, holdsMore, tellBeside } from './dialog/notes/take-notes.ts';
import { withoutRefusedExtra } from './dialog/offers/without-refused-extra.ts';
import { isAsRuled, ruleOrder } from './dialog/order/ruling/rule-order.ts';
import { withoutNameOfGoods } from './dialog/order/ruling/without-name-of-goods.ts';
import { chosenIn } from './dialog/take-choice.ts';
import { isTapped } from './dialog/wish/is-tapped.ts';
import { sameFilm } from './dialog/wish/same-film.ts';
import type { DialogState } from './dialog-state.ts';
import { finishTurn, type TurnResult } from './finish-turn.ts';
import { type HeardTurn, hearTurn, type TurnInput, type Whole } from './hear-turn.ts';
import { notePlate } from './note-plate.ts';
import { mendWords } from './understanding/mend-words.ts';
import type { Understanding } from './understanding/understand.ts';
import { withoutAnnouncement } from './understanding/without-announcement.ts';
import { withoutHeld } from './understanding/without-held.ts';

/** One turn of talk: a client's message and what the dialog remembers become a reply, a new memory and effects. */
export function takeTurn(given: TurnInput): TurnResult {
  const state = withOneCarLeft(given.state);
  const input = {
    ...given,
    state,
    around: boundMessage(given.text),
    text: withoutRefusedExtra(
      sameFilm(mendWords(withoutHeld(withoutAnnouncement(given.text))), state),
      state,
    ),
  };
  const { draft, heard } = tappedTurn(input) ?? notingTurn(input);
  const { message, context } = heard;
  if (message) {
    refuseOnce(draft, message);
    closeQuestions(draft, { message, context, told: input.state?.told ?? [], before: heard.draft.state });
  }
  tellSaving(draft, boundMessage(input.text), context);
  countQuestion(draft, input.state);
  if (message) draft.near = nearAnswers(draft, boundMessage(input.text), context);
  return finishTurn(draft, heard.context, input.proving);
}

/** A button below the last reply stands for an answer of the owner, and changes nothing else. */
function tappedTurn(input: TurnInput): { draft: Draft; heard: HeardTurn } | null {
  const { near = [], language } = input.state ?? {};
  const { around: written = input.text } = input;
  if (!language || near.every(({ label }) => label !== written.trim())) return null;
  const heard = hearTurn(input, { language, name: null });
  const answer = nearAnswerOf(written, near, heard.context);
  if (answer === null) return null;
  const draft = draftOfNotes(heard);
  tellBeside(draft, { notes: [], rest: '', answers: [answer], carLeft: null, collection: null }, heard);
  return { draft, heard };
}

/** "At ten, mind the mirror, and can I wait there?": what stands beside the matter is told by itself, and the rest heard without it. */
function notingTurn(input: TurnInput): { draft: Draft; heard: HeardTurn } {
  const heard = hearTurn(input);
  const beside = heard.message && besideMatter(input.text, heard);
  if (!beside) return easedTurn(input) ?? wholeTurn(input);
  const { language } = heard.draft.state;
  const isBesideAnswer = beside.answers.length > 0;
  const rest = { ...input, text: beside.rest, language, isBesideAnswer };
  const turn = holdsMore(beside)
    ? (easedTurn(rest) ?? wholeTurn(rest))
    : { draft: draftOfNotes(heard), heard: { ...heard, message: null } };
  tellBeside(turn.draft, beside, heard);
  return turn;
}

/** "The roof too, third time I write it": what is wanted is done, with a word of regret. Null where nothing comes of it. */
function easedTurn(input: TurnInput): { draft: Draft; heard: HeardTurn } | null {
  const text = withoutGrievance(input.text);
  if (text === null) return null;
  const turn = wholeTurn({ ...input, text });
  const { draft, heard } = turn;
  const isChanged = planIn(draft.state) !== planIn(heard.draft.state);
  if (draft.wantsPerson || isVoid(draft, isChanged)) return null;
  regret(draft);
  return turn;
}

function wholeTurn(input: TurnInput): { draft: Draft; heard: HeardTurn } {
  const heard = hearTurn(input);
  const ofVisit = heard.message && tellOfVisit(heard.message, heard.draft.state, heard.context);
  if (ofVisit?.kind === 'turn') return wholeTurn({ ...input, state: ofVisit.state });
  const next = timeNextCar(input.text, heard.draft.state, heard.context);
  if (next?.text) return wholeTurn({ ...input, ...next });
  if (next) return { draft: tellTimedCar(next, heard.context), heard };
  const whole = () =>
    ofVisit
      ? draftOf({ ...heard, draft: { ...heard.draft, ofVisit } })
      : withFurther(input, asRuled(draftIn(input, heard), heard), heard);
  return { draft: heard.message ? yesIn(input, heard, whole, heard.message) : whole(), heard };
}

/** What was put to the client and is agreed to is done before the rest is heard. */
function yesIn(input: TurnInput, heard: HeardTurn, whole: () => Draft, message: Understanding): Draft {
  const { state } = heard.draft;
  const told = wholeOf(heard, null);
  return goOnAfterYes({
    text: boundMessage(input.text),
    message,
    put: {
      state,
      context: heard.context,
      hear: (text) => hearTurn({ ...input, text, state }, told).message,
    },
    whole,
    agree: () => draftOfYes({ ...input, text: PLAIN_YES[state.language] }, heard),
    take: takeAfter(input, told),
  });
}

/** How words are taken after what is remembered and what was done before them in the same message. */
function takeAfter(input: TurnInput, told: Whole) {
  return (text: string, from: DialogState, done: readonly Draft[]): Draft => {
    const effects = done.flatMap((draft) => draft.effects);
    const after = { ...input, text, state: from, calendar: calendarAfter(effects, input.calendar) };
    return draftIn(after, hearTurn(after, told));
  };
}

/** What is wanted besides in a clause of its own comes on top of whatever became of the rest. */
function withFurther(input: TurnInput, draft: Draft, heard: HeardTurn): Draft {
  const { message, context } = heard;
  if (!message || isTapped(message.text, heard.draft.state.asked)) return draft;
  const { state } = heard.draft;
  const told = wholeOf(heard, null);
  return withFurtherJobs(draft, {
    text: boundMessage(input.text),
    state,
    context,
    hear: (text) => hearTurn({ ...input, text, state }, told).message,
    take: takeAfter(input, told),
  });
}

/** What was judged of the whole message is the last word on the order, whatever was made of its parts. */
function asRuled(draft: Draft, heard: HeardTurn): Draft {
  const { message, context } = heard;
  const { state } = heard.draft;
  if (!message || draft.wantsPerson || draft.effects.some(({ kind }) => VISITS.has(kind))) return draft;
  if (draft.acts.some(({ key }) => TOLD_BESIDE.has(key)) || isOtherCar(draft.state, state)) return draft;
  if (chosenIn(message, state, context)) return draft;
  const isAtALoss = draft.acts.some(({ key }) => AT_A_LOSS.has(key));
  const ruling = ruleOrder(message, { state, context, isAtALoss });
  if (!ruling || isAsRuled(draft, ruling, context)) return draft;
  const meant = withoutNameOfGoods(message, ruling.wish.wished);
  const ruled = draftOf({ ...heard, message: meant, draft: { ...heard.draft, ruled: ruling.wish } });
  return isAsRuled(ruled, ruling, context) ? ruled : draft;
}

/** They speak of another order than the one that stands, of a single price of it, or of what belongs to it anyway. */
const TOLD_BESIDE: ReadonlySet<string> = new Set(['whatIf', 'pricedPer', 'includedYes', 'soldApart']);

/** The talk has gone over to another car, which gets what was said of it. */
function isOtherCar({ car }: DialogState, { car: known }: DialogState): boolean {
  return known?.model != null && (car?.make !== known.make || car?.model !== known.model);
}

/** What was done to a visit was agreed to as it stood. */
const VISITS: ReadonlySet<string> = new Set(['book', 'reschedule', 'cancel']);

/** Nothing was made of the message, or it was taken for a goodbye. */
const AT_A_LOSS: ReadonlySet<string> = new Set([
  'clarify',
  'notUnderstood',
  'planDropped',
  'noProblem',
  'bye',
]);

/** What is agreed to beside a note, in the language of the whole. */
function draftOfYes(input: TurnInput, heard: HeardTurn): Draft {
  return draftIn(input, hearTurn(input, wholeOf(heard, null)));
}

function draftIn(input: TurnInput, own: HeardTurn): Draft {
  const whole = boundMessage(input.text);
  return takeAsides({
    text: whole,
    state: own.draft.state,
    context: own.context,
    take: (text) => takeMoves(text === whole ? movesOf(input, own) : movesOfCore(input, own, text)),
    hear: (text, state) => hearTurn({ ...input, text, state }, wholeOf(own, null)).message,
  });
}

/** What is left of a message without the questions in it, in the language of the whole. */
function movesOfCore(input: TurnInput, heard: HeardTurn, text: string): Moves {
  const core = { ...input, text };
  const { name = null } = hearTurn(core).message ?? {};
  return movesOf(core, hearTurn(core, wholeOf(heard, name)));
}

function wholeOf({ draft }: HeardTurn, name: string | null): Whole {
  return { language: draft.state.language, name };
}

/** The message, and how any part of it is taken by itself: in the same language, and told by the same client. */
function movesOf(input: TurnInput, heard: HeardTurn): Moves {
  const { language, asked } = heard.draft.state;
  const state = input.state ?? heard.draft.state;
  const name = heard.message?.name ?? null;
  const heardAnew = (text: string, from: DialogState, done: readonly Draft[]) => {
    const calendar = calendarAfter(
      done.flatMap(({ effects }) => effects),
      input.calendar,
    );
    const part = hearTurn(
      { ...input, text, state: from === state ? input.state : from, calendar },
      { language, name },
    );
    return part.message && heard.message
      ? { ...part, message: asInWhole(part.message, heard.message) }
      : part;
  };
  // A sentence is looked at several times after the same memory: it is heard once.
  const known = new Map<string, HeardTurn>();
  const hearPart = (text: string, from: DialogState, done: readonly Draft[]): HeardTurn => {
    if (from !== state || done.length > 0) return heardAnew(text, from, done);
    const part = known.get(text) ?? heardAnew(text, from, done);
    known.set(text, part);
    return part;
  };
  return {
    text: boundMessage(input.text),
    state,
    whole: () => draftOf(heard),
    take: (text, from, done) => draftOf(hearPart(text, from, done)),
    owes: (sentence) => {
      const { message } = hearPart(sentence, state, []);
      return message ? owedTo(message, asked, heard.context) : 'nothing';
    },
    kindOf: (sentence) => {
      const { message } = hearPart(sentence, state, []);
      return message ? sentenceKind(message, state, heard.context) : 'other';
    },
  };
}

/** What is no name, no time and no number of cars in the whole message is none in a part of it. */
function asInWhole(part: Understanding, { name, times, counted }: Understanding): Understanding {
  return {
    ...part,
    name: part.name === name ? name : null,
    times: times.reading === null ? { ...part.times, reading: null, old: null, further: null } : part.times,
    counted: counted.cars === null ? { ...part.counted, cars: null } : part.counted,
  };
}

/** Each time from the memory as it was when the message was heard. */
function draftOf({ message, draft: { state, ruled, ofVisit }, context, plate, asides }: HeardTurn): Draft {
  const draft = { ...newDraft(state), ...(ruled && { ruled }), ...(ofVisit && { ofVisit }) };
  if (message) decide(draft, message, context);
  else if (plate !== null) notePlate(draft, context, plate);
  for (const aside of asides) answerAsideQuestion(draft, aside.kind, { message: aside.message, context });
  return draft;
}
