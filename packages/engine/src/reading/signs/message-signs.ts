import type { EngineLanguage } from '../../facts.ts';
import { foldText } from '../../words/fold-text.ts';
import { splitWords } from '../../words/split-words.ts';
import { type Token, tokenise } from '../tokens.ts';
import { tagTokens } from './tag-tokens.ts';

/** What a message was an answer to, and in which language. */
export type Asked = { ask: string; choices: readonly string[]; language: EngineLanguage };

/** Everything the weights may look at, token by token. */
export type MessageSigns = {
  text: string;
  tokens: readonly Token[];
  tags: readonly (readonly string[])[];
  shapes: readonly string[];
  /** Whether a token is a word of a shown choice. */
  isOffered: readonly boolean[];
  ask: string;
};

export function signsOf(text: string, { ask, choices, language }: Asked): MessageSigns {
  const tokens = tokenise(text);
  const offered = new Set(choices.flatMap((choice) => splitWords(choice)).map(stem));
  return {
    text,
    tokens,
    tags: tagTokens({ text, language }, tokens),
    shapes: tokens.map(({ written }) => shapeOf(written)),
    isOffered: tokens.map(({ word, isWord }) => isWord && offered.has(stem(word))),
    ask,
  };
}

function stem(word: string): string {
  return word.length > 5 ? word.slice(0, 5) : foldText(word);
}

/** "Golf" is Xx, "320d" is 999x, "BMW" is XX. */
function shapeOf(written: string): string {
  return written
    .slice(0, 12)
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{Ll}/gu, 'x')
    .replace(/\d/g, '9')
    .replace(/([Xx])\1+/g, '$1$1');
}

/** The message with what was found in a first reading as further tags. */
export function withLayer(
  message: MessageSigns,
  pieces: readonly { from: number; to: number; label: string }[],
): MessageSigns {
  const tags = message.tags.map((names, at) => {
    const piece = pieces.find(({ from, to }) => from <= at && at < to);
    return piece ? [...names, `M.${piece.label}`] : names;
  });
  return { ...message, tags };
}
