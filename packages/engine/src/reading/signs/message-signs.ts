import type { EngineLanguage } from '../../facts.ts';
import { foldText } from '../../words/fold-text.ts';
import { splitWords } from '../../words/split-words.ts';
import { type Token, tokenise } from '../tokens.ts';
import { type Run, runsOf } from './mention-runs.ts';
import { tagTokens } from './tag-tokens.ts';

/** What a message was an answer to, and in which language. */
export type Asked = { ask: string; choices: readonly string[]; language: EngineLanguage };

/** Everything the weights may look at, token by token. */
export type MessageSigns = {
  text: string;
  tokens: readonly Token[];
  tags: readonly (readonly string[])[];
  /** The runs of tokens with the same tag that each token stands in. */
  runs: readonly (readonly Run[])[];
  shapes: readonly string[];
  /** Whether a token is a word of a shown choice. */
  isOffered: readonly boolean[];
  ask: string;
};

export function signsOf(
  text: string,
  { ask, choices, language }: Asked,
  tokens: readonly Token[] = tokenise(text),
): MessageSigns {
  const tags = tagTokens({ text, language }, tokens);
  const offered = new Set(choices.flatMap((choice) => splitWords(choice)).map(stem));
  return {
    text,
    tokens,
    tags,
    runs: runsOf(tags),
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

// Places before the first token are asked for at every first token, and an array is slow to say that it has none.

/** The word at a place; before the first one and behind the last one stands a mark of the border. */
export function wordAt({ tokens }: MessageSigns, at: number): string {
  return at < 0 ? '<' : (tokens[at]?.word ?? '>');
}

export function tagsAt({ tags }: MessageSigns, at: number): readonly string[] {
  return at < 0 ? NO_TAGS : (tags[at] ?? NO_TAGS);
}

/** The shape at a place; the weights know a missing one by this name. */
export function shapeAt({ shapes }: MessageSigns, at: number): string {
  return at < 0 ? NO_SHAPE : (shapes[at] ?? NO_SHAPE);
}

const NO_TAGS: readonly string[] = [];
const NO_SHAPE = 'undefined';

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
