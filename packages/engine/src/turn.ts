import { quotedCar } from './booked-car.ts';
import { boundMessage } from './bound-message.ts';
import { findPlate } from './cars/index.ts';
import { answerAsideQuestion } from './dialog/answers/answer-aside-question.ts';
import { type Aside, partAsides } from './dialog/answers/part-asides.ts';
import { type Context, newContext } from './dialog/context.ts';
import { decide } from './dialog/decide.ts';
import { type Draft, newDraft } from './dialog/draft.ts';
import { type DialogState, type Question, type QuestionKind, resumeDialog } from './dialog-state.ts';
import type { CalendarFacts, Effect, EngineLanguage, PriceRow, Quote, Reply, StudioFacts } from './facts.ts';
import { type Evidence, proveReply } from './guard/prove-reply.ts';
import { detectLanguage, firstLanguage, normaliseLanguage } from './language/index.ts';
import { notePlate } from './note-plate.ts';
import { buildQuotes, findCodes, type Offer, timesOf } from './prices/index.ts';
import type { Asked } from './reading/signs/message-signs.ts';
import { type Understanding, understand } from './understanding/understand.ts';
import { offerOf, rulesSaid } from './visit-offer.ts';
import { formatRows } from './wording/format-rows.ts';
import { localDay } from './wording/format-when.ts';
import { harmlessWords } from './wording/harmless-words.ts';
import { listName } from './wording/list-names.ts';
import { namingOf, sayActs, sayChoices, type Voice } from './wording/say-acts.ts';
import { cardLabel, newlyNamed } from './wording/say-name.ts';

export type TurnInput = {
  text: string;
  state: DialogState | null;
  studio: StudioFacts;
  calendar?: CalendarFacts;
  now: string;
  /** The language the client reads around the talk: it holds until the messages tell another one. */
  language?: EngineLanguage;
};

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
export function takeTurn(input: TurnInput): TurnResult {
  const { message, draft, context, plate, asides } = hearTurn(input);
  if (message) decide(draft, message, context);
  else if (plate !== null) notePlate(draft, context, plate);
  for (const aside of asides) answerAsideQuestion(draft, aside.kind, { message: aside.message, context });
  return finish(draft, context);
}

/** What a turn begins with: the message as it is understood, and the memory with its language and car plate. */
export type HeardTurn = {
  /** Null where nothing but a number plate was written. */
  message: Understanding | null;
  draft: Draft;
  context: Context;
  plate: string | null;
  asides: { kind: Aside['kind']; message: Understanding }[];
};

export function hearTurn(input: TurnInput): HeardTurn {
  const { studio } = input;
  const written = boundMessage(input.text);
  const text = listName(written, studio.rows);
  const bot = normaliseLanguage(studio.botLanguage) ?? 'EN';
  const known = resumeDialog(input.state, bot);
  const before = { ...known, asked: askedOfList(known, studio), language: input.language ?? known.language };
  const isFirst = input.state === null && input.language !== undefined;
  const language = isFirst
    ? firstLanguage(written, { page: before.language, bot })
    : isTapped(written, known)
      ? before.language
      : (detectLanguage(written, before.language) ?? before.language);
  const context = newContext(studio, input.calendar, input.now);
  const given = findPlate(text);
  const isReachAsked = before.asked?.kind === 'reach';
  const circumstances = {
    now: context.now,
    timezone: studio.timezone,
    language,
    isNameAsked: before.asked?.kind === 'name' || before.asked?.kind === 'ownName',
    isPhoneAsked: before.asked?.kind === 'phone' || isReachAsked,
    isBooking: before.isBooking || before.offered.length > 0 || before.wishedTime !== null || isReachAsked,
    asked: askedBefore(before, language),
    ...(studio.country !== undefined && { country: studio.country }),
  };
  const { core, asides } = partAsides(given?.rest ?? text, context.index, before.wished.length > 0);
  const codes = [...new Set([...(before.codes ?? []), ...findCodes(written, studio.discounts ?? [])])];
  const draft = newDraft({
    ...before,
    language,
    plate: given?.plate ?? before.plate ?? null,
    ...(codes.length > 0 && { codes }),
  });
  const isPlateOnly = given !== null && !/[\p{L}\d]/u.test(given.rest);
  return {
    message: isPlateOnly ? null : understand(core, circumstances),
    draft,
    context,
    plate: given?.plate ?? null,
    asides: asides.map(({ kind, said }) => ({ kind, message: understand(said, circumstances) })),
  };
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

/** Puts the draft into words and proves them; words that can't be proved give way to the plain computed quote. */
export function finish(draft: Draft, context: Pick<Context, 'studio' | 'calendar'>): TurnResult {
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
  const proof = proveReply(said, evidence);
  const text = proof.ok ? said : plainWords(draft, voice, evidence);
  const choices = sayChoices(draft.choices, voice);
  const [quote] = quotes;
  const { asked } = draft.state;
  return {
    state: {
      ...draft.state,
      asked: asked && { ...asked, choices },
      named: [...named, ...newlyNamed(text, namingOf(voice))],
    },
    reply: {
      text,
      ...(choices.length > 0 && { choices }),
      ...(quote && quotes.length === 1 && { quote: withCar(inWords(quote, voice), draft) }),
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

/** The lines of the card in the client's words. */
function inWords(quote: Quote, { studio, language }: Voice): Quote {
  const lines = quote.lines.map((line) => {
    const row = studio.rows.find(({ id }) => id === line.rowId);
    const label = row ? `${timesOf(line)}${cardLabel(row, { list: studio.rows, language })}` : line.label;
    return { ...line, label };
  });
  return { ...quote, lines };
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
