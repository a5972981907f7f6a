import { holdsHandoffWord, type PriceRow } from '@glossa/engine';
import type { Answer, TurnFacts } from './answer.ts';
import { answerBuiltIn } from './answer-built-in.ts';
import type { Draft } from './ask-model.ts';
import { composeAnswer } from './compose-answer.ts';
import { type Desk, newDesk } from './domain/desk.ts';
import { sayInOtherLanguage } from './domain/elsewhere/other-language.ts';
import { fillPlaceholders } from './domain/fill-placeholders.ts';
import { keepProved } from './domain/keep-proved.ts';
import { type ModelProof, proveModelReply } from './domain/prove-model-reply.ts';
import { slotsToOffer } from './domain/slots-to-offer.ts';
import { newSpending } from './domain/spending.ts';
import { type ModelAccess, ModelDown } from './model-access.ts';
import { type OnDraft, showProved } from './show-proved.ts';

type Options = {
  access: ModelAccess;
  onDefect: (error: unknown) => void;
  /** What is said where the model fails; without it the engine answers the message. */
  builtIn?: Answer;
  /** Ends the work when the client has written on. */
  stale?: AbortSignal;
  /** Hears the proved beginning of an answer while the rest is made. */
  onDraft?: OnDraft | undefined;
};

/**
 * Lets the model answer. A sentence that can't be proved gets one repair; what is left unproved after that goes, or the
 * computed quote stands in. When the model fails in any way, the built-in engine answers the same message, and nothing
 * of the model's turn is left.
 */
export async function answerWithModel(
  facts: TurnFacts,
  { access, onDefect, stale, onDraft, builtIn = answerBuiltIn(facts, onDefect) }: Options,
): Promise<Answer> {
  // A word the owner wants to answer in person is no matter of opinion: the engine has called one already.
  if (holdsHandoffWord(facts.text, facts.studio.rules?.handoffWords ?? [])) return builtIn;
  // Phone and car of this very message are read by the engine; the model itself never sees a number.
  const informed = { ...facts, language: builtIn.language, dialogState: builtIn.state ?? facts.dialogState };
  const desk = newDesk(slotsToOffer(informed, rowsOfTalk(informed, builtIn)));
  const spending = newSpending();
  let seen = 0;
  const blocked: string[] = [];
  const spent = () => ({ usage: spending.spent() });
  try {
    const said = await access.run(async (options) => {
      // Heavy, and most studios go without a model.
      const { askForRepair, askModel } = await import('./ask-model.ts');
      const ask = { model: access.model, ...options, spending };
      const onWords =
        onDraft &&
        showProved(onDraft, { desk, prove: (words) => judge(words, informed, desk, builtIn).proof });
      const draft = await withoutPhotosIfRefused(informed, (shown) => {
        seen = shown.photos?.length ?? 0;
        return heardIfPossible(onWords, (heard) => askModel(shown, { ...ask, desk, onWords: heard }));
      });
      const first = judge(draft.text, informed, desk, builtIn);
      if (first.proof.ok) return first;
      blocked.push(...first.proof.figures);
      const refused = first.proof.sentences.flatMap(({ text, refused: why }) =>
        why.length > 0 ? [text] : [],
      );
      const again = await askForRepair(
        informed,
        { draft: inFilledWords(draft, first.text), refused },
        ask,
      ).catch((error: unknown) => {
        // An answer nobody waits for any more ends; where only the repair fails, what was proved stands.
        if (stale?.aborted) throw error;
        return '';
      });
      const second = judge(again, informed, desk, builtIn);
      if (second.proof.ok) return second;
      blocked.push(...second.proof.figures);
      // A reply that can't be proved is no failure of the model: it must not open the breaker.
      const kept = keepProved(second.proof, informed, builtIn) ?? keepProved(first.proof, informed, builtIn);
      return kept === null ? null : judge(kept, informed, desk, builtIn);
    }, stale && { stale });
    if (!said?.proof.ok) throw new Unproved();
    const answer = composeAnswer({
      ...said,
      facts: informed,
      before: facts,
      desk,
      builtIn,
      label: access.label,
    });
    return {
      ...answer,
      reason: { ...answer.reason, ...spent(), blocked, ...(seen > 0 && { photosSeen: seen }) },
    };
  } catch (error) {
    const { reason } = builtIn;
    const fallback = nameOf(error);
    return inTheirWords(facts, {
      ...builtIn,
      reason: { ...reason, ...spent(), fallback, blocked: [...reason.blocked, ...blocked] },
    });
  }
}

/** A model that sees nothing refuses pictures: it is asked again with the words alone. */
async function withoutPhotosIfRefused<T>(
  facts: TurnFacts,
  ask: (shown: TurnFacts) => Promise<T>,
): Promise<T> {
  const { photos = [], ...blind } = facts;
  if (photos.length === 0 || facts.text === '') return ask(facts);
  return ask(facts).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    return ask(blind);
  });
}

/** A server that does not stream refuses to: it is asked again for the answer at once. */
async function heardIfPossible<H, T>(onWords: H | undefined, ask: (heard?: H) => Promise<T>): Promise<T> {
  if (onWords === undefined) return ask();
  return ask(onWords).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    return ask();
  });
}

function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null;
  return typeof status === 'number' && refusing.has(status);
}

const refusing: ReadonlySet<number> = new Set([400, 404, 413, 415, 422]);

/** The engine speaks four languages: whoever wrote in another one reads so in theirs, and the studio is asked. */
function inTheirWords(facts: TurnFacts, answer: Answer): Answer {
  const sentence = sayInOtherLanguage(facts.text);
  if (sentence === null) return answer;
  const isAsked = answer.effects.some(({ kind }) => kind === 'handoff');
  const asked: Answer['effects'] = isAsked
    ? []
    : [{ kind: 'handoff', reason: 'question', summary: facts.text.slice(0, longestSummary) }];
  return {
    ...answer,
    reply: { ...answer.reply, text: `${sentence}\n\n${answer.reply.text}` },
    effects: [...answer.effects, ...asked],
  };
}

const longestSummary = 500;

class Unproved extends Error {}

export type Judged = { text: string; proof: ModelProof; starts: string[]; filledRowIds: string[] };

function judge(words: string, facts: TurnFacts, desk: Desk, builtIn: Answer): Judged {
  const slots = desk.offers.map(({ start }) => start);
  const { text, quotes, starts } = fillPlaceholders(words, facts, { slots, language: facts.language });
  const own = builtIn.reply.quote ? [builtIn.reply.quote] : [];
  const prove = () => proveModelReply(text, facts, desk, [...quotes, ...own]);
  const proof = facts.proving ? facts.proving(prove) : prove();
  const filledRowIds = quotes.at(-1)?.lines.map(({ rowId }) => rowId) ?? [];
  return { text, proof, starts, filledRowIds };
}

/** The model reads its draft as the client would have. */
function inFilledWords(draft: Draft, text: string): Draft {
  const last = draft.messages.at(-1);
  const messages = last?.role === 'assistant' ? draft.messages.slice(0, -1) : draft.messages;
  return { text, messages: text === '' ? messages : [...messages, { role: 'assistant', content: text }] };
}

/** What the talk is about, for how long it takes: what the engine quotes now, or was asked about last. */
function rowsOfTalk({ studio, proposal, dialogState }: TurnFacts, { reply }: Answer): PriceRow[] {
  const quoted = reply.quote?.lines.map(({ rowId }) => rowId);
  const asked = proposal?.kind === 'book' ? proposal.rowIds : [];
  const ids = quoted ?? (asked.length > 0 ? asked : (dialogState?.shownRowIds ?? []).slice(0, 1));
  return studio.rows.filter(({ id }) => ids.includes(id));
}

/** A name for the record; what a provider says in its errors is never kept. */
function nameOf(error: unknown): string {
  if (error instanceof ModelDown) return 'model down';
  if (error instanceof Unproved) return 'reply not proved';
  if (error instanceof Error && /abort|timeout/i.test(error.name)) return 'model too slow';
  return 'model failed';
}
