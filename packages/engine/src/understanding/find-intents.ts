import { once } from '../words/once.ts';
import { splitWords } from '../words/split-words.ts';
import { INTENT_PHRASES, type Intent } from './intents.data.ts';
import { newPhraseBook } from './phrases.ts';

/** Everything a message is about, as far as its words tell. */
export function findIntents(text: string): Set<Intent> {
  return book().find(splitWords(text));
}

const book = once(() => newPhraseBook(namesOf(INTENT_PHRASES).map((name) => [name, INTENT_PHRASES[name]])));

function namesOf(phrases: typeof INTENT_PHRASES): Intent[] {
  const names: Intent[] = [];
  for (const name in phrases) if (isIntent(name)) names.push(name);
  return names;
}

function isIntent(name: string): name is Intent {
  return name in INTENT_PHRASES;
}
