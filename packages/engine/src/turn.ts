import { quotedCar } from './booked-car.ts';
import { boundMessage } from './bound-message.ts';
import { calendarAfter } from './calendar-after.ts';
import { answerAsideQuestion } from './dialog/answers/answer-aside-question.ts';
import { countQuestion } from './dialog/answers/avoid-repeating.ts';
import { closeQuestions } from './dialog/answers/close-questions.ts';
import { regret } from './dialog/answers/say-sorry.ts';
import { takeAsides } from './dialog/asides/take-asides.ts';
import { tellTimedCar, timeNextCar } from './dialog/basket/time-next-car.ts';
import { noteWithYes, passNoteOn } from './dialog/booking/note-with-yes.ts';
import { summedUp } from './dialog/booking/summed-up.ts';
import { tellOfVisit } from './dialog/booking/visits/tell-of-visit.ts';
import { withoutGrievance } from './dialog/contact/without-grievance.ts';
import type { Context } from './dialog/context.ts';
import { decide } from './dialog/decide.ts';
import { type Draft, newDraft } from './dialog/draft.ts';
import { isVoid } from './dialog/moves/join-drafts.ts';
import { owedTo } from './dialog/moves/owed-to.ts';
import { planIn } from './dialog/moves/plan-in.ts';
import { sentenceKind } from './dialog/moves/sentence-kind.ts';
import { type Moves, takeMoves } from './dialog/moves/take-moves.ts';
import { isAsRuled, ruleOrder } from './dialog/order/ruling/rule-order.ts';
import { withoutNameOfGoods } from './dialog/order/ruling/without-name-of-goods.ts';
import { chosenIn } from './dialog/take-choice.ts';
import { sameFilm } from './dialog/wish/same-film.ts';
import type { DialogState } from './dialog-state.ts';
import type { Effect, EngineLanguage, PriceRow, Quote, Reply, StudioFacts } from './facts.ts';
import { type Evidence, proveReply } from './guard/prove-reply.ts';
import { type HeardTurn, hearTurn, type Proving, type TurnInput, type Whole } from './hear-turn.ts';
import { notePlate } from './note-plate.ts';
import { buildQuotes, type Offer, timesOf } from './prices/index.ts';
import { quoteInWords } from './quote-in-words.ts';
import { mendWords } from './understanding/mend-words.ts';
import type { Understanding } from './understanding/understand.ts';
import { withoutAnnouncement } from './understanding/without-announcement.ts';
import { offerOf, rulesSaid } from './visit-offer.ts';
import { formatRows } from './wording/format-rows.ts';
import { localDay } from './wording/format-when.ts';
import { harmlessWords } from './wording/harmless-words.ts';
import { namingOf, sayActs, sayChoices, type Voice } from './wording/say-acts.ts';
import { newlyNamed } from './wording/say-name.ts';

const unmeasured: Proving = (prove) => prove();

export type TurnResult = {
  state: DialogState;
  reply: Reply;
  language: EngineLanguage;
  /** The dialog goes to a person. */
  wantsPerson: boolean;
  /** What the server has to do for the reply to be true. */
  effects: Effect[];
  /** The names of what was said, for "why did it say that". */
  acts: string[];
};

/** One turn of talk: a client's message and what the dialog remembers become a reply, a new memory and effects. */
export function takeTurn(given: TurnInput): TurnResult {
  const input = { ...given, text: sameFilm(mendWords(withoutAnnouncement(given.text)), given.state) };
  const { draft, heard } = easedTurn(input) ?? wholeTurn(input);
  const { message, context } = heard;
  if (message)
    closeQuestions(draft, { message, context, told: input.state?.told ?? [], before: heard.draft.state });
  countQuestion(draft, input.state);
  return finish(draft, heard.context, input.proving);
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
  const noted = noteWithYes(input.text, heard.draft.state);
  const agreed = noted && draftOfYes({ ...input, text: noted.yes }, heard);
  const isBooked = agreed?.effects.some(({ kind }) => kind === 'book');
  const draft =
    agreed && isBooked
      ? agreed
      : ofVisit
        ? draftOf({ ...heard, draft: { ...heard.draft, ofVisit } })
        : asRuled(draftIn(input, heard), heard);
  if (noted && isBooked && heard.message)
    passNoteOn(draft, { ...heard.message, text: noted.note }, heard.context);
  return { draft, heard };
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

/** They speak of another order than the one that stands, or of a single price of it. */
const TOLD_BESIDE: ReadonlySet<string> = new Set(['whatIf', 'pricedPer']);

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

/** Puts the draft into words and proves them; words that can't be proved give way to the plain computed quote. */
export function finish(
  draft: Draft,
  context: Pick<Context, 'studio' | 'calendar'>,
  proving: Proving = unmeasured,
): TurnResult {
  const { studio } = context;
  const offer = offerOf(draft, context);
  const { language } = draft.state;
  const { named = [] } = draft.state;
  const voice = { studio, language, turn: draft.state.turns, named, offer };
  const said = sayActs(draft.acts, voice) || sayActs([{ key: 'anythingElse' }], voice);
  const quotes = buildQuotes(draft.quoted, offer);
  const { rules, names: ruleNames } = rulesSaid(draft.acts, offer);
  const evidence = {
    quotes: quotesSaid(draft, offer, studio.timezone),
    known: [...harmlessWords(draft.acts, studio, language), ...ruleNames],
    rules,
  };
  const proof = proving(() => proveReply(said, evidence));
  const text = proof.ok ? said : plainWords(draft, voice, evidence);
  const choices = sayChoices(draft.choices, voice);
  const [quote] = quotes;
  const { asked } = draft.state;
  const { summed: _, ...memory } = draft.state;
  const summed = summedUp(draft);
  return {
    state: {
      ...memory,
      ...(summed && { summed }),
      asked: asked && { ...asked, choices },
      named: [...named, ...newlyNamed(text, namingOf(voice))],
    },
    reply: {
      text,
      ...(choices.length > 0 && { choices }),
      ...(quote && quotes.length === 1 && { quote: withCar(quoteInWords(quote, voice), draft) }),
    },
    language,
    wantsPerson: draft.wantsPerson,
    effects: draft.effects.map((effect) => withDiscounts(effect, offer, studio)),
    acts: proof.ok ? draft.acts.map(({ key }) => key) : ['blocked', ...proof.figures],
  };
}

/** Every sum that may stand in the reply, at the price of each day the reply names. */
function quotesSaid(draft: Draft, offer: Offer | undefined, timezone: string): Quote[] {
  const days = draft.acts.flatMap(({ values }) =>
    values?.when && 'instant' in values.when ? [localDay(values.when.instant, timezone)] : [],
  );
  const offers = [offer, ...new Set(days)].map((day) =>
    typeof day === 'string' ? offer && { ...offer, visit: { ...offer.visit, day } } : day,
  );
  const sums = [draft.quoted, ...draft.told, ...draft.options.map((row) => [row])];
  return (offer ? offers : [undefined]).flatMap((one) => sums.flatMap((rows) => buildQuotes(rows, one)));
}

/** A booking is written at the price that was said for its day. */
function withDiscounts(effect: Effect, offer: Offer | undefined, { rows, timezone }: StudioFacts): Effect {
  if (effect.kind !== 'book' || !effect.quote || !offer) return effect;
  const visit = { ...offer.visit, day: localDay(effect.start, timezone) };
  const booked = effect.quote.lines.flatMap((line) => {
    const row = rows.find(({ id }) => id === line.rowId);
    return row ? Array<PriceRow>(Number.parseInt(timesOf(line), 10) || 1).fill(row) : [];
  });
  const [quote = effect.quote] = buildQuotes(booked, { ...offer, visit });
  return { ...effect, quote };
}

/** The prices with the car they are for. A booked car may have given way to the next one already. */
function withCar(quote: Quote, { state, effects }: Draft): Quote {
  const booked = effects.find((effect) => effect.kind === 'book');
  const car = booked ? (booked.car?.name ?? '') : quotedCar(state);
  return car === '' ? quote : { ...quote, car };
}

/** What is left of a refused reply: the sentences that can be proved one by one, and the computed quote. */
function plainWords(draft: Draft, voice: Voice, evidence: Evidence): string {
  const rows = draft.quoted.length > 0 ? draft.quoted : draft.options;
  const proved = draft.acts.filter((act) => proveReply(sayActs([act], voice), evidence).ok);
  const said = [formatRows(rows, namingOf(voice)), sayActs(proved, voice)].filter(Boolean).join('\n');
  return said || sayActs([{ key: 'unknownFact' }], voice);
}
