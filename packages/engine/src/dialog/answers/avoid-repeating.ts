import type { DialogState, Question } from '../../dialog-state.ts';
import { hashSign } from '../../reading/hash-sign.ts';
import type { Draft } from '../draft.ts';

/** The same question twice in a row is put with a word before it and with a person to turn to. */
export function avoidRepeating(draft: Draft): void {
  const said = hashSign(JSON.stringify(draft.acts));
  const isQuestion = draft.acts.every(({ key }) => QUESTIONS.has(key));
  if (draft.state.said === said && isQuestion) {
    draft.acts.unshift({ key: 'sameAgain' });
    const hasPerson = draft.choices.some((choice) => 'key' in choice && choice.key === 'person');
    if (!hasPerson) draft.choices = [...draft.choices, { key: 'person' }];
  }
  draft.state = { ...draft.state, said };
}

/** Of a whole turn: how often its question was put before, and in other words where it is the one of the reply before. */
export function countQuestion(draft: Draft, before: DialogState | null): void {
  countAgain(draft, before?.asked ?? null);
  const { question: _, ...state } = draft.state;
  const last = draft.acts.findLast(({ key }) => QUESTIONS.has(key));
  if (last && last.key === before?.question) last.isAgain = true;
  const question = last?.isAgain ? `${last.key} again` : last?.key;
  draft.state = question === undefined ? state : { ...state, question };
}

function countAgain(draft: Draft, before: Question | null): void {
  const { asked } = draft.state;
  if (!asked) return;
  const { again: _, ...question } = asked;
  const isSame = before?.kind === asked.kind && before.service === asked.service;
  draft.state = {
    ...draft.state,
    asked: isSame ? { ...question, again: (before.again ?? 0) + 1 } : question,
  };
}

/** What only asks; answers and prices may well be the same twice. */
const QUESTIONS: ReadonlySet<string> = new Set([
  'notUnderstood',
  'askBody',
  'bodyPrices',
  'askCar',
  'askZone',
  'askMaterial',
  'orWithout',
  'whichZone',
  'whichMaterial',
  'askService',
  'askServiceToBook',
  'askWhich',
  'askOne',
  'whichOf',
  'whichOrder',
  'whichSupposed',
  'whichOfFor',
  'askName',
  'askNameAndPhone',
  'askPhone',
  'askGuess',
  'stillConfirm',
  'options',
  'offerFirst',
]);
