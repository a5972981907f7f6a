import { findCar } from './cars/index.ts';
import { type DialogState, newDialog } from './dialog-state.ts';
import type { EngineLanguage, Reply, StudioFacts } from './facts.ts';
import { detectLanguage, normaliseLanguage } from './language/index.ts';
import { answerPrices } from './prices/answer-prices.ts';
import { PERSON_WORDS, TURN_WORDS } from './turn-words.data.ts';
import { contactOf } from './wording/contact-of.ts';
import { foldText } from './words/fold-text.ts';

export type TurnInput = { text: string; state: DialogState | null; studio: StudioFacts; now: string };

export type TurnResult = { state: DialogState; reply: Reply; language: EngineLanguage; wantsPerson: boolean };

/** One turn of talk: a client's message and what the dialog remembers become a reply and a new memory. */
export function takeTurn(input: TurnInput): TurnResult {
  const { studio } = input;
  const text = input.text.slice(0, LONGEST_MESSAGE);
  const before = input.state ?? newDialog(normaliseLanguage(studio.botLanguage) ?? 'EN');
  const language = detectLanguage(text, before.language) ?? before.language;
  const state = { ...before, language };
  const words = TURN_WORDS[language];
  if (asksForPerson(text)) return { state, reply: { text: words.person }, language, wantsPerson: true };
  if (studio.rows.length === 0) {
    const reply = {
      text: `${words.noPrices} ${contactOf(studio, language)}`.trim(),
      choices: [words.talkToPerson],
    };
    return { state, reply, language, wantsPerson: false };
  }
  const car = findCar(text);
  const known = car && (car.classes.length > 0 || state.car === null) ? car : state.car;
  const answer = answerPrices(text, { ...state, car: known }, studio);
  return { ...answer, language, wantsPerson: false };
}

const LONGEST_MESSAGE = 4000;

function asksForPerson(text: string): boolean {
  const folded = foldText(text);
  return PERSON_WORDS.some((parts) => parts.every((part) => folded.includes(foldText(part))));
}
