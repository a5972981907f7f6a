import {
  detectLanguage,
  type HandoffReason,
  holdsHandoffWord,
  offerForVisit,
  sayBooked,
} from '@glossa/engine';
import type { Answer, TurnFacts } from './answer.ts';
import { answerBuiltIn, reasonOf } from './answer-built-in.ts';
import { changeOf, type Desk } from './domain/desk.ts';
import { extraOffered, withExtra } from './domain/extra-offered.ts';
import { proveModelReply } from './domain/prove-model-reply.ts';
import { visitOf } from './domain/visit-of.ts';
import { type ModelAccess, ModelDown } from './model-access.ts';

type Options = { access: ModelAccess; onDefect: (error: unknown) => void };

/**
 * Lets the model answer. A reply that can't be proved gets one repair; after that, or when the model fails in any
 * way, the built-in engine answers the same message, and nothing of the model's turn is left.
 */
export async function answerWithModel(facts: TurnFacts, { access, onDefect }: Options): Promise<Answer> {
  const builtIn = answerBuiltIn(facts, onDefect);
  // A word the owner wants to answer in person is no matter of opinion: the engine has called one already.
  if (holdsHandoffWord(facts.text, facts.studio.rules?.handoffWords ?? [])) return builtIn;
  const blocked: string[] = [];
  // Phone and car of this very message are read by the engine; the model itself never sees a number.
  const informed = {
    ...facts,
    language: builtIn.language,
    dialogState: builtIn.state ?? facts.dialogState,
  };
  try {
    const proved = await access.run(async (options) => {
      // Heavy, and most studios go without a model.
      const { askModel } = await import('./ask-model.ts');
      let complaint: string | null = null;
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const { text, desk } = await askModel(informed, { model: access.model, ...options, complaint });
        const proof = proveModelReply(text, informed, desk, quotesOf(builtIn));
        if (proof.ok)
          return compose({
            facts: informed,
            before: facts,
            text,
            desk,
            builtIn,
            label: access.label,
            blocked,
          });
        blocked.push(...proof.figures);
        complaint = complain(proof.figures, proof.claims);
      }
      // A reply that can't be proved is no failure of the model: it must not open the breaker for everybody.
      return null;
    });
    if (proved) return proved;
    throw new Unproved();
  } catch (error) {
    const fallback = nameOf(error);
    return {
      ...builtIn,
      reason: { ...builtIn.reason, fallback, blocked: [...builtIn.reason.blocked, ...blocked] },
    };
  }
}

class Unproved extends Error {}

function complain(figures: string[], claims: string[]): string {
  if (figures.length > 0)
    return `Your draft was refused: these figures were not given by the quote tool in this turn: ${figures.join(', ')}. Call quote, or answer without figures.`;
  if (claims.length > 0)
    return 'Your draft was refused: it says something is booked, moved or cancelled, and no tool answered ok to that in this turn.';
  return 'Your draft was refused: it was empty or too long. Answer in at most four short sentences.';
}

type Draft = {
  facts: TurnFacts;
  /** As they were before the engine read the message. */
  before: TurnFacts;
  text: string;
  desk: Desk;
  builtIn: Answer;
  label: string;
  blocked: string[];
};

/** The talk goes on while the owner thinks about it. */
const LEFT_TO_OWNER: ReadonlySet<HandoffReason> = new Set(['price', 'time', 'question']);

function compose({ facts, before, text, desk, builtIn, label, blocked }: Draft): Answer {
  const extra = extraOffered(text, { before, builtIn, hasQuote: desk.quotes.length > 0 });
  const change = changeOf(desk);
  const [quote] = desk.quotes.slice(-1);
  const isBooked = change?.kind === 'book';
  return {
    reply: {
      // Where the engine speaks the language too, the confirmation is in its words: it holds exactly what is written.
      text: isBooked && detectLanguage(text, null) !== null ? confirm(facts, desk, change) : text,
      ...(quote && { quote }),
    },
    language: builtIn.language,
    state: withExtra(followingState(facts, builtIn, desk), before, extra),
    wantsPerson: desk.effects.some(
      (effect) => effect.kind === 'handoff' && !LEFT_TO_OWNER.has(effect.reason),
    ),
    effects: desk.effects,
    reason: reasonOf({
      engine: label,
      acts: extra === null ? desk.tools : [...desk.tools, 'extra'],
      rowIds: desk.rows.map((row) => row.id),
      slots: desk.slots,
      blocked,
      proposal: change ? null : desk.proposal,
    }),
  };
}

function confirm(facts: TurnFacts, desk: Desk, change: { start: string; customerName: string }): string {
  const { studio, language } = facts;
  const { start, customerName } = change;
  const offer = offerForVisit(visitOf(facts), start);
  return sayBooked({ studio, language, rows: uniqueRows(desk), start, customerName, offer });
}

function uniqueRows(desk: Desk) {
  const ids = new Set(desk.quotes.at(-1)?.lines.map((line) => line.rowId));
  return [...new Map(desk.rows.map((row) => [row.id, row])).values()].filter((row) => ids.has(row.id));
}

/** The engine's memory goes on only where it decided the same about the calendar; else it would remember a booking that isn't there. */
function followingState(facts: TurnFacts, builtIn: Answer, desk: Desk) {
  const kinds = (effects: Answer['effects']) =>
    effects.flatMap(({ kind }) =>
      kind === 'book' || kind === 'reschedule' || kind === 'cancel' ? [kind] : [],
    );
  return kinds(builtIn.effects).join() === kinds(desk.effects).join() ? builtIn.state : facts.dialogState;
}

function quotesOf({ reply }: Answer) {
  return reply.quote ? [reply.quote] : [];
}

/** A name for the record; what a provider says in its errors is never kept. */
function nameOf(error: unknown): string {
  if (error instanceof ModelDown) return 'model down';
  if (error instanceof Unproved) return 'reply not proved';
  if (error instanceof Error && /abort|timeout/i.test(error.name)) return 'model too slow';
  return 'model failed';
}
