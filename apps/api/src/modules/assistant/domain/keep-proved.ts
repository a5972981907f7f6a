import { sayQuote } from '@glossa/engine';
import type { Answer, TurnFacts } from '../answer.ts';
import type { ModelProof } from './prove-model-reply.ts';

/**
 * What is left of a reply whose repair failed too: the sentences that are proved, with the computed quote in the place
 * of the first wrong price. Null where nothing worth saying is left.
 */
export function keepProved(proof: ModelProof, facts: TurnFacts, builtIn: Answer): string | null {
  const quote = quoteOf(facts, builtIn);
  const isPriceWrong = proof.sentences.some(({ refused }) => refused.some(({ kind }) => kind === 'price'));
  // Without the price that was asked for the rest is no answer.
  if (isPriceWrong && quote === null) return null;
  let isQuoted = false;
  const kept = proof.sentences.flatMap(({ text, refused }) => {
    if (refused.length === 0) return [text];
    const isPrice = refused.some(({ kind }) => kind === 'price' || kind === 'figure');
    if (!isPrice || quote === null || isQuoted) return [];
    isQuoted = true;
    return [`${quote}\n`];
  });
  const own = proof.sentences.flatMap(({ text, refused }) => (refused.length === 0 ? [text] : [])).join('');
  return isAnswer(own, proof) ? kept.join('').trim() : null;
}

/** A greeting or a lone question is no answer where what was asked for had to go. */
function isAnswer(own: string, { sentences }: ModelProof): boolean {
  const whole = sentences.map((sentence) => sentence.text).join('');
  return own.trim().length >= shortestAnswer && own.length >= whole.length / 4;
}

const shortestAnswer = 20;

function quoteOf({ studio, language }: TurnFacts, { reply }: Answer): string | null {
  const ids = reply.quote?.lines.map(({ rowId }) => rowId) ?? [];
  const rows = studio.rows.filter(({ id }) => ids.includes(id));
  return rows.length === 0 ? null : sayQuote(rows, { studio, language });
}
