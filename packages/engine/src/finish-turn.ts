import { quotedCar } from './booked-car.ts';
import { summedUp } from './dialog/booking/summed-up.ts';
import type { Context } from './dialog/context.ts';
import type { Draft } from './dialog/draft.ts';
import type { DialogState } from './dialog-state.ts';
import type { Effect, EngineLanguage, PriceRow, Quote, Reply, StudioFacts } from './facts.ts';
import { type Evidence, proveReply } from './guard/prove-reply.ts';
import type { Proving } from './hear-turn.ts';
import { buildQuotes, type Offer, timesOf } from './prices/index.ts';
import { quoteInWords } from './quote-in-words.ts';
import { offerOf, rulesSaid } from './visit-offer.ts';
import { formatRows } from './wording/format-rows.ts';
import { localDay } from './wording/format-when.ts';
import { harmlessWords } from './wording/harmless-words.ts';
import { namingOf, sayActs, sayChoices, type Voice } from './wording/say-acts.ts';
import { newlyNamed } from './wording/say-name.ts';

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

const unmeasured: Proving = (prove) => prove();

/** Puts the draft into words and proves them; words that can't be proved give way to the plain computed quote. */
export function finishTurn(
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
  const { summed: _, near: __, ...memory } = draft.state;
  const { near = [] } = draft;
  const buttons = [...choices, ...near.map(({ label }) => label).filter((label) => !choices.includes(label))];
  const summed = summedUp(draft);
  return {
    state: {
      ...memory,
      ...(summed && { summed }),
      ...(near.length > 0 && { near }),
      asked: asked && { ...asked, choices },
      named: [...named, ...newlyNamed(text, namingOf(voice))],
    },
    reply: {
      text,
      ...(buttons.length > 0 && { choices: buttons }),
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
  // What is shown to choose from is no sum.
  const shown =
    draft.quoted.length > 0
      ? [formatRows(draft.quoted, namingOf(voice))]
      : draft.options.map((row) => formatRows([row], namingOf(voice)));
  const proved = draft.acts.filter((act) => proveReply(sayActs([act], voice), evidence).ok);
  const said = [...shown, sayActs(proved, voice)].filter(Boolean).join('\n');
  return said || sayActs([{ key: 'unknownFact' }], voice);
}
