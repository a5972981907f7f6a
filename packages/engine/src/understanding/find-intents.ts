import { once } from '../words/once.ts';
import { remembering } from '../words/remembering.ts';
import { splitWords } from '../words/split-words.ts';
import { INTENT_PHRASES, type Intent } from './intents.data.ts';
import { newPhraseBook } from './phrases.ts';

/** Everything a message is about, as far as its words tell. */
export function findIntents(text: string): Set<Intent> {
  // Whoever asks may add to what was found.
  return new Set(KNOWN(text));
}

/** Many steps of a turn ask what the same words are about. */
const KNOWN = remembering(seek, 300);

function seek(text: string): Set<Intent> {
  const found = book().find(splitWords(text));
  // The word for "how much" also asks how long and until when.
  if (found.has('howMany') && !found.has('duration') && !found.has('hours')) found.add('price');
  if (/[👍👌✅]/u.test(text)) found.add('yes');
  if (PERCENT_OFF.test(text)) found.add('haggle');
  return found;
}

/** A share of the price that is to go; signs are lost where words are split. */
const PERCENT_OFF =
  /\d\s?%\s*(?:off|less|billiger|günstiger|weniger|дешевше|дешевле)|(?:minus|мінус|минус)\s\d+\s?%/iu;

const book = once(() => newPhraseBook(namesOf(INTENT_PHRASES).map((name) => [name, INTENT_PHRASES[name]])));

function namesOf(phrases: typeof INTENT_PHRASES): Intent[] {
  const names: Intent[] = [];
  for (const name in phrases) if (isIntent(name)) names.push(name);
  return names;
}

function isIntent(name: string): name is Intent {
  return name in INTENT_PHRASES;
}
