import { detectLanguage, type HandoffReason } from '@glossa/engine';
import type { Answer, TurnFacts } from './answer.ts';
import { reasonOf } from './answer-built-in.ts';
import type { Judged } from './answer-with-model.ts';
import { cardOf } from './domain/card-of.ts';
import { choicesFor } from './domain/choices-for.ts';
import { clientLines } from './domain/client-lines.ts';
import { confirmationOf } from './domain/confirmation-of.ts';
import type { Desk } from './domain/desk.ts';
import { elsewhereOf } from './domain/elsewhere/prove-elsewhere.ts';
import { extraOffered, withExtra } from './domain/extra-offered.ts';
import { noticeFor } from './domain/notice-for.ts';
import { noteProposalInWords } from './domain/proposal-in-words.ts';

type Scene = Judged & {
  facts: TurnFacts;
  /** As they were before the engine read the message. */
  before: TurnFacts;
  desk: Desk;
  builtIn: Answer;
  label: string;
};

/** The talk goes on while the owner thinks about it. */
const leftToOwner: ReadonlySet<HandoffReason> = new Set(['price', 'time', 'question']);

/** The model's proved words with everything an answer carries: confirmation, notice, choices, card, memory and effects. */
export function composeAnswer(scene: Scene): Answer {
  const { facts, before, text, desk, builtIn, label, starts } = scene;
  const isOther = elsewhereOf(text, clientLines(facts)) !== null;
  const quote = cardOf(scene);
  const rowIds = rowsSaid(scene);
  const proposal = noteProposalInWords(
    { text, rowIds, starts: [...starts, ...scene.proof.starts], isElsewhere: isOther },
    facts,
    desk,
  );
  const extra = extraOffered(text, { before, builtIn, hasQuote: quote !== null });
  const choices = choicesFor(text, { facts, proposal, builtIn, starts, isElsewhere: isOther });
  // Where the engine speaks the language too, it adds its own words: they hold exactly what is written.
  const isOurs = isSpokenHere([text, facts.text, ...facts.history.map((line) => line.text)]);
  const notice = isOurs ? noticeFor(text, facts, builtIn) : null;
  const confirmation = isOurs ? confirmationOf(facts, desk) : null;
  // A question stands last, where it is answered.
  const parts = proposal && confirmation ? [confirmation, text, notice] : [text, notice, confirmation];
  return {
    reply: {
      text: parts.filter((part) => part !== null && part !== '').join('\n\n'),
      ...(choices.length > 0 && { choices }),
      ...(quote && { quote }),
    },
    language: builtIn.language,
    state: withExtra(followingState(facts, builtIn, desk), before, extra),
    wantsPerson: desk.effects.some((effect) => effect.kind === 'handoff' && !leftToOwner.has(effect.reason)),
    effects: desk.effects,
    reason: reasonOf({
      engine: label,
      acts: extra === null ? desk.tools : [...desk.tools, 'extra'],
      rowIds: [...new Set([...desk.rows.map((row) => row.id), ...scene.proof.rowIds])],
      slots: [...new Set([...desk.slots, ...starts])],
      proposal,
    }),
  };
}

/** The rows whose prices the reply says, one by one or as a sum. */
function rowsSaid({ filledRowIds, proof, desk }: Scene): string[] {
  const summed = desk.quotes.at(-1)?.lines.map(({ rowId }) => rowId) ?? [];
  return [filledRowIds, proof.rowIds, summed].find((ids) => ids.length > 0) ?? [];
}

/** A word of thanks tells no language: the talk before it does. */
function isSpokenHere(lines: readonly string[]): boolean {
  return lines.some((line) => detectLanguage(line, null) !== null);
}

/** The engine's memory goes on only where it decided the same about the calendar; else it would remember a booking that isn't there. */
function followingState(facts: TurnFacts, builtIn: Answer, desk: Desk) {
  const kinds = (effects: Answer['effects']) =>
    effects.flatMap(({ kind }) =>
      kind === 'book' || kind === 'reschedule' || kind === 'cancel' ? [kind] : [],
    );
  return kinds(builtIn.effects).join() === kinds(desk.effects).join() ? builtIn.state : facts.dialogState;
}
