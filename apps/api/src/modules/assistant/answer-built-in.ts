import { policyAnswers, type StudioFacts, type TurnResult, takeTurn } from '@glossa/engine';
import type { Answer, AnswerReason, TurnFacts } from './answer.ts';
import { lastResort } from './domain/last-resort.data.ts';

/** Nobody is left unanswered: where the engine falls over a message, the client hears so and a person is called. */
export function answerBuiltIn(
  facts: TurnFacts,
  onDefect: (error: unknown) => void,
  turn: typeof takeTurn = takeTurn,
): Answer {
  const { text, studio, calendar, now, dialogState, language, proving } = facts;
  try {
    return presentTurn(
      turn({
        text,
        studio: withPolicies(studio),
        calendar,
        now,
        language,
        state: dialogState,
        ...(proving && { proving }),
      }),
    );
  } catch (error) {
    onDefect(error);
    return {
      reply: { text: lastResort[language] },
      language,
      state: dialogState,
      wantsPerson: true,
      effects: [{ kind: 'handoff', reason: 'asked', summary: '' }],
      reason: reasonOf({ acts: ['lastResort'] }),
    };
  }
}

/** The engine answers questions one by one: what the text on policies says of each stands beside the owner's answers. */
function withPolicies(studio: StudioFacts): StudioFacts {
  const known = told.get(studio);
  if (known) return known;
  const answers = policyAnswers(studio);
  const all =
    answers.length === 0 ? studio : { ...studio, knowledge: [...(studio.knowledge ?? []), ...answers] };
  told.set(studio, all);
  return all;
}

const told = new WeakMap<StudioFacts, StudioFacts>();

/** A turn of the engine as the rest of the server knows an answer. */
export function presentTurn({ reply, language, state, wantsPerson, effects, acts }: TurnResult): Answer {
  const [first, ...figures] = acts;
  return {
    reply,
    language,
    state,
    wantsPerson,
    effects,
    reason: reasonOf({
      acts,
      rowIds: reply.quote?.lines.map((line) => line.rowId) ?? [],
      slots: state.offered.map((slot) => slot.start),
      blocked: first === 'blocked' ? figures : [],
    }),
  };
}

export function reasonOf(known: Partial<AnswerReason>): AnswerReason {
  return {
    engine: 'built-in',
    acts: [],
    rowIds: [],
    slots: [],
    blocked: [],
    fallback: null,
    proposal: null,
    ...known,
  };
}
