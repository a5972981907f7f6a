import { matchServices, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { putToOwner } from '../answers/answer-topics.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';

/** "What is coloured film, actually?", asked while something else is wished: it is explained by the owner and not sold. */
export function askMeaning(draft: Draft, message: Understanding, context: Context): boolean {
  const { wished } = draft.state;
  if (
    wished.length === 0 ||
    !WHAT_IS.test(message.text) ||
    ELSE.some((intent) => message.intents.has(intent))
  )
    return false;
  const { matches } = matchServices(readMessage(message.rest), context.index);
  const [match] = matches;
  const [first] = match?.candidates ?? [];
  if (!first || matches.length > 1 || wished.some(({ service }) => service === first.service)) return false;
  putToOwner(draft, { topic: `what ${first.service}`, said: message.text }, { message, context });
  repeatQuestion(draft, context);
  return true;
}

const ELSE = ['price', 'difference', 'duration', 'together', 'free', 'book'] as const;

const WHAT_IS =
  /^\s*(?:(?:and|so|ok|und|а|а то|ну|и|і)[\s,]+)*(?:what(?:['’]?s| is| does) (?!the (?:price|cost|total|difference))|was (?:ist|bedeutet|heißt)(?: denn| eigentlich)? (?!der (?:preis|unterschied))|(?:що|шо) (?:таке|це|за)\s|(?:что|шо) (?:такое|это|за)\s)/iu;
