import { readSense } from '../../prices/index.ts';
import { remembering } from '../../words/remembering.ts';
import { splitWords } from '../../words/split-words.ts';
import { TOPIC_STEMS } from './topic-words.data.ts';

/** What a piece of text is about: meanings of the trade, topics of the owner's answers, and its own long words. */
export type Subject = {
  concepts: ReadonlySet<string>;
  topics: ReadonlySet<string>;
  words: readonly string[];
};

export function subjectOf(text: string): Subject {
  return SUBJECTS(text);
}

const SUBJECTS = remembering((text): Subject => {
  const { concepts } = readSense(text);
  const topics = TOPICS.flatMap(([topic, pattern]) => (pattern.test(text) ? [topic] : []));
  return {
    concepts,
    topics: new Set(topics),
    words: splitWords(text).filter((word) => word.length >= 4 || /^(?=.*\d)(?=.*\p{L})/u.test(word)),
  };
}, 500);

const TOPICS = Object.entries(TOPIC_STEMS).map(
  ([topic, stems]) => [topic, new RegExp(`(?<![\\p{L}])(?:${stems})`, 'iu')] as const,
);

/** How much two texts speak of the same; meanings and topics weigh more than words that merely look alike. */
export function likenessOf(one: Subject, other: Subject): number {
  const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((id) => b.has(id)).length;
  const alike = one.words.filter((word) => other.words.some((known) => isAlike(word, known))).length;
  return 4 * shared(one.concepts, other.concepts) + 2 * shared(one.topics, other.topics) + alike;
}

/** Endings differ by case, and German builds long words of short ones. */
function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  const stem = Math.max(4, shorter - 2);
  return shorter >= 4 && a.slice(0, stem) === b.slice(0, stem);
}
