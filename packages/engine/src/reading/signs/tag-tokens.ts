import { classOfWord, isMakeWord, isModelWord, isSizeWord, wordsOfCar } from '../../cars/index.ts';
import type { EngineLanguage } from '../../facts.ts';
import { findConceptsInWords } from '../../prices/lexicon/find-concepts.ts';
import { INTENT_PHRASES } from '../../understanding/intents.data.ts';
import { newPhraseBook } from '../../understanding/phrases.ts';
import { isCommonWord, isFirstName } from '../../words/is-common-word.ts';
import { once } from '../../words/once.ts';
import type { Token } from '../tokens.ts';
import { tagSpans } from './tag-spans.ts';
import { TOPIC_WORDS } from './topic-words.data.ts';

/** What the dictionaries and the readers of dates and numbers know about each token. */
export function tagTokens(
  message: { text: string; language: EngineLanguage },
  tokens: readonly Token[],
): string[][] {
  const tags: string[][] = tokens.map(() => []);
  const places = tokens.flatMap((token, at) => (token.isWord ? [at] : []));
  const words = places.map((at) => tokens[at]?.word ?? '');
  const tag = (word: number, name: string) => tags[places[word] ?? -1]?.push(name);
  words.forEach((word, at) => {
    for (const name of wordTags(word, words[at + 1] ?? '')) tag(at, name);
  });
  for (const at of wordsOfCar(words)) tag(at, 'ofcar');
  for (const { id, kind, words: at } of findConceptsInWords(words))
    for (const place of at) {
      tag(place, kind);
      tag(place, `c.${id}`);
    }
  for (const { name, from, to } of book().findPlaces(words)) for (let at = from; at < to; at++) tag(at, name);
  tagSpans(message, tokens, tags);
  return tags.map((names) => [...new Set(names)]);
}

function wordTags(word: string, next: string): string[] {
  const carClass = classOfWord(word, next);
  return [
    isMakeWord(word) ? 'make' : '',
    isModelWord(word) ? 'model' : '',
    carClass ? 'class' : '',
    carClass ? `class.${carClass}` : '',
    isSizeWord(word) ? 'size' : '',
    isFirstName(word) ? 'first' : '',
    isCommonWord(word) ? 'common' : 'rare',
    /\d/.test(word) ? 'figure' : '',
  ].filter(Boolean);
}

/** The phrases of the intents and the words of the topics, each under its own kind of name. */
const book = once(() =>
  newPhraseBook([
    ...Object.entries(INTENT_PHRASES).map(([name, lines]) => [`i.${name}`, lines] as const),
    ...Object.entries(TOPIC_WORDS).map(([name, lines]) => [`t.${name}`, lines] as const),
  ]),
);
