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

/** What only asks; answers and prices may well be the same twice. */
const QUESTIONS: ReadonlySet<string> = new Set([
  'notUnderstood',
  'askBody',
  'bodyPrices',
  'askCar',
  'askZone',
  'askMaterial',
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
  'options',
  'offerFirst',
]);
