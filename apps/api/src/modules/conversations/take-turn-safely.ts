import {
  type DialogState,
  type EngineLanguage,
  type TurnInput,
  type TurnResult,
  takeTurn,
} from '@glossa/engine';
import { lastResort } from './domain/last-resort.data.ts';

type Dialog = { language: EngineLanguage; dialogState: DialogState | null };

/** A turn whose memory may be that of before: a failed turn changes nothing. */
export type SafeTurn = Omit<TurnResult, 'state' | 'acts'> & { state: DialogState | null };

/** Nobody is left unanswered: where the engine falls over a message, the client hears so and the studio is told. */
export function takeTurnSafely(
  { language, dialogState }: Dialog,
  input: Omit<TurnInput, 'state'>,
  onDefect: (error: unknown) => void,
  turn: typeof takeTurn = takeTurn,
): SafeTurn {
  try {
    return turn({ ...input, state: dialogState });
  } catch (error) {
    onDefect(error);
    return {
      state: dialogState,
      reply: { text: lastResort[language] },
      language,
      wantsPerson: true,
      effects: [{ kind: 'handoff', reason: 'asked', summary: '' }],
    };
  }
}
