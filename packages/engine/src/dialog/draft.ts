import type { DialogState, OpenLine, QuestionKind, WishedService } from '../dialog-state.ts';
import type { Effect, PriceRow } from '../facts.ts';
import type { SentenceKey } from '../wording/sentences.ts';
import type { Act, Value } from './act.ts';
import type { NearAnswer } from './answers/near/near-answers.ts';
import type { OfVisit } from './booking/visits/of-visit.ts';
import type { Choice } from './choice.ts';
import type { WishReading } from './wish/read-wish.ts';

/** The answer of a turn while it is being made. */
export type Draft = {
  state: DialogState;
  acts: Act[];
  choices: Choice[];
  /** Rows quoted as the price of this wish: they become the quote card. */
  quoted: PriceRow[];
  /** Sums told on the way, which stay proved whatever is quoted in the end. */
  told: PriceRow[][];
  /** Rows whose prices are shown as options. */
  options: PriceRow[];
  effects: Effect[];
  wantsPerson: boolean;
  /** A choice that was open beside the order was let go by this message. */
  isChoiceGone?: true;
  /** What stands after this message whatever else is made of it. */
  ruled?: WishReading;
  /** Answers of the owner that may be meant, offered below the reply. */
  near?: NearAnswer[];
  /** What this message does to the visits of the talk. */
  ofVisit?: OfVisit;
};

export function newDraft(state: DialogState): Draft {
  return { state, acts: [], choices: [], quoted: [], told: [], options: [], effects: [], wantsPerson: false };
}

export function say(draft: Draft, key: SentenceKey, values?: Record<string, Value>): void {
  const act: Act = values ? { key, values } : { key };
  if (draft.acts.some((said) => said.key === key && JSON.stringify(said) === JSON.stringify(act))) return;
  draft.acts.push(act);
}

/** Asks a question and remembers it with its choices, so that a short answer can be read. */
export function ask(
  draft: Draft,
  question: {
    kind: QuestionKind;
    choices?: readonly Choice[];
    service?: string;
    lines?: readonly OpenLine[];
    orders?: readonly WishedService[][];
    isWhatIf?: true;
  },
): void {
  const { kind, choices = [], service, lines, orders, isWhatIf } = question;
  const texts = choices.flatMap((choice) => ('words' in choice ? [choice.words] : []));
  draft.choices = [...choices];
  draft.state = {
    ...draft.state,
    asked: {
      kind,
      choices: texts,
      ...(service !== undefined && { service }),
      ...(lines && { lines: [...lines] }),
      ...(orders && { orders: [...orders] }),
      ...(isWhatIf && { isWhatIf }),
    },
  };
}
