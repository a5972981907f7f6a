import { findSenses } from '../../asked/senses/find-senses.ts';
import type { DialogState } from '../../dialog-state.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { knownSentences } from '../answers/knowledge/known-sentences.ts';
import type { Context } from '../context.ts';
import { HEAT, PICK_NEGATED, PICK_UNSURE, POINTS_AT_ONE } from './pick-words.data.ts';

type Question = NonNullable<DialogState['asked']>;

/**
 * "I'll take the one against the heat": of two films the owner said, or the name says, which one keeps the heat out. Null
 * where none of the choices, or more than one, is told so.
 */
export function chooseByTrait({ text }: Understanding, asked: Question, { studio }: Context): string | null {
  if (asked.choices.length < 2 || asked.choices.length > MOST) return null;
  const said = text.split(PIECES).filter(pointsAtOne);
  if (said.length === 0) return null;
  const own = asked.choices.map((choice) => ({ choice, traits: traitsOf(choice, asked, studio.knowledge) }));
  const wanted = traitsIn(said.join(' '));
  const meant = own.filter(({ choice, traits }) =>
    [...wanted].some(
      (one) => traits.has(one) && own.every((other) => other.choice === choice || !other.traits.has(one)),
    ),
  );
  const [only, ...others] = meant;
  return only && others.length === 0 ? only.choice : null;
}

/** One of them is taken; what is asked, denied or not known takes none. */
function pointsAtOne(clause: string): boolean {
  if (clause.includes('?') || splitWords(clause).length > LONGEST) return false;
  return POINTS_AT_ONE.test(clause) && !PICK_NEGATED.test(clause) && !PICK_UNSURE.test(clause);
}

/** What the name says of it, and what the owner says wherever it is named and no other choice is. */
function traitsOf(
  choice: string,
  { choices }: Question,
  knowledge: Parameters<typeof knownSentences>[0],
): Set<string> {
  const told = knownSentences(knowledge).flatMap(({ text }) => {
    let of: string | null = null;
    return text.split(CLAUSES).filter((clause) => {
      of = namedIn(clause, choices) ?? of;
      return of === choice;
    });
  });
  return traitsIn([choice, ...told].join(' '));
}

/** The choice a clause is about, by the words that no other choice has. */
function namedIn(clause: string, choices: readonly string[]): string | null {
  const said = splitWords(clause);
  const named = choices.filter((choice) => {
    const others = choices.filter((other) => other !== choice).flatMap(telling);
    const own = telling(choice).filter((word) => !others.some((other) => isSameWord(word, other)));
    return own.some((word) => said.some((one) => isSameWord(word, one)));
  });
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** What is spoken of; heat and sun are one to whoever sits behind a window. */
function traitsIn(text: string): Set<string> {
  const senses = [...findSenses(text)].map((sense) => (OF_HEAT.has(sense) ? 'heat' : sense));
  return new Set(HEAT.test(text) ? [...senses, 'heat'] : senses);
}

const OF_HEAT: ReadonlySet<string> = new Set(['heat', 'sun_heat', 'sun_protection']);
const CLAUSES = /(?<=[.,;!?\n])\s+/u;
/** "Ту, що …": what is told of a thing behind a comma belongs to it. */
const PIECES =
  /(?<=[.;!?\n])\s+|(?<=,)\s+(?!(?:що|шо|як\p{L}+|что|котор\p{L}*|which|that|die|der|was)(?!\p{L}))/u;
const MOST = 4;
/** Nobody points at one of a few in more words. */
const LONGEST = 14;
