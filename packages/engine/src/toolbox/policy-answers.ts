import type { StudioFacts } from '../facts.ts';
import { subjectOf } from '../guard/sentences/sense-of.ts';
import { splitSentences } from '../guard/sentences/split-sentences.ts';

type Answer = NonNullable<StudioFacts['knowledge']>[number];

/** Which question of clients a sentence on a topic answers. */
const ANSWERS: Readonly<Record<string, string>> = {
  deposit: 'deposit',
  payment: 'payment',
  warranty: 'warranty',
  invoice: 'invoice',
  parking: 'parking',
  waiting: 'waiting',
  loaner: 'transport',
};

const LONGEST = 400;

/**
 * What the owner's one text on policies says of each topic, sentence by sentence, as answers in the owner's own words. A
 * topic the owner has answered by itself is left to that answer.
 */
export function policyAnswers({
  policies = '',
  knowledge = [],
}: Pick<StudioFacts, 'policies' | 'knowledge'>): Answer[] {
  const answered = new Set(knowledge.flatMap(({ topic, service }) => (service === undefined ? [topic] : [])));
  const told = new Map<string, string[]>();
  for (const sentence of splitSentences(policies)) {
    const { topics } = subjectOf(sentence);
    // "50 € deposit, the rest by card" is about both; a sentence on deposits alone is no answer about cards.
    for (const topic of topics) {
      const answers = ANSWERS[topic];
      if (answers && !answered.has(answers))
        told.set(answers, [...(told.get(answers) ?? []), sentence.trim()]);
    }
  }
  return [...told].map(([topic, sentences]) => ({ topic, answer: sentences.join(' ').slice(0, LONGEST) }));
}
