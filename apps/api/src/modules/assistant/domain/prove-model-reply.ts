import { discountsToTell, harmlessWords, proveReply, type Quote } from '@glossa/engine';
import type { TurnFacts } from '../answer.ts';
import { bookingClaims, noClaims } from './booking-claims.data.ts';
import { changeOf, type Desk } from './desk.ts';
import { visitOf } from './visit-of.ts';

export type ModelProof = { ok: true } | { ok: false; figures: string[]; claims: string[] };

const longestReply = 2500;

/**
 * Proves a model's reply: every figure from the quotes of this turn, and nothing said to be booked that is not
 * going to be written together with the reply.
 */
export function proveModelReply(
  text: string,
  facts: TurnFacts,
  desk: Desk,
  own: readonly Quote[],
): ModelProof {
  const rules = discountsToTell(visitOf(facts), facts.now);
  const evidence = {
    quotes: [...desk.quotes, ...own],
    known: [...harmlessWords([], facts.studio, facts.language), ...rules.map(({ name }) => name)],
    rules,
  };
  const proof = proveReply(text, evidence);
  const figures = proof.ok ? [] : proof.figures;
  const claims = changeOf(desk) ? [] : findClaims(text);
  const isTooLong = text.length > longestReply;
  if (figures.length === 0 && claims.length === 0 && !isTooLong && text.trim() !== '') return { ok: true };
  return { ok: false, figures, claims };
}

/** Sentences that say a booking was made. */
export function findClaims(text: string): string[] {
  return text
    .split(/(?<=[.!?…\n])\s+/u)
    .filter((sentence) => bookingClaims.some((claim) => claim.test(sentence)) && !noClaims.test(sentence));
}
