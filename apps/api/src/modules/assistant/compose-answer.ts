import { detectLanguage, type HandoffReason, quoteRows } from '@glossa/engine';
import type { Answer, TurnFacts } from './answer.ts';
import { reasonOf } from './answer-built-in.ts';
import type { Judged } from './answer-with-model.ts';
import { choicesFor } from './domain/choices-for.ts';
import { confirmationOf } from './domain/confirmation-of.ts';
import type { Desk } from './domain/desk.ts';
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
  const quote = cardOf(scene);
  const rowIds = scene.filledRowIds.length > 0 ? scene.filledRowIds : scene.proof.rowIds;
  const proposal = noteProposalInWords(
    { text, rowIds, starts: [...starts, ...scene.proof.starts] },
    facts,
    desk,
  );
  const extra = extraOffered(text, { before, builtIn, hasQuote: quote !== null });
  const choices = choicesFor(text, { facts, proposal, builtIn, starts });
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

/** A word of thanks tells no language: the talk before it does. */
function isSpokenHere(lines: readonly string[]): boolean {
  return lines.some((line) => detectLanguage(line, null) !== null);
}

/** The card of what is quoted: by a tool, as a sum, or as one price. Films to choose from are no sum and have none. */
function cardOf({ facts, desk, filledRowIds, proof }: Scene) {
  const [byTool] = desk.quotes.slice(-1);
  if (byTool) return byTool;
  const ids = filledRowIds.length > 1 ? filledRowIds : proof.rowIds;
  const rows = facts.studio.rows.filter(({ id }) => ids.includes(id));
  const jobs = new Set(rows.map(({ service, zone }) => `${service}|${zone ?? ''}`));
  if (rows.length === 0 || jobs.size !== rows.length) return null;
  if (rows.length > 1 && filledRowIds.length < 2) return null;
  const quoted = quoteRows(facts.studio, { rowIds: rows.map(({ id }) => id), car: null });
  return quoted.ok ? quoted.quote : null;
}

/** The engine's memory goes on only where it decided the same about the calendar; else it would remember a booking that isn't there. */
function followingState(facts: TurnFacts, builtIn: Answer, desk: Desk) {
  const kinds = (effects: Answer['effects']) =>
    effects.flatMap(({ kind }) =>
      kind === 'book' || kind === 'reschedule' || kind === 'cancel' ? [kind] : [],
    );
  return kinds(builtIn.effects).join() === kinds(desk.effects).join() ? builtIn.state : facts.dialogState;
}
