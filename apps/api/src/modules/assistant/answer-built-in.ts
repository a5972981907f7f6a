import { type TurnResult, takeTurn } from '@glossa/engine';
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
      turn({ text, studio, calendar, now, language, state: dialogState, ...(proving && { proving }) }),
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
