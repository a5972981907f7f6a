/** "Nah leave it": something is refused, and which thing it is the words do not say. */
export const REFUSING =
  /(?<!\p{L})(?:(?:leave|skip|forget) (?:it|that|them)|lass(?:en wir|t)? (?:es|das|die) (?:weg|sein|lieber|bleiben)|(?:это|це|ее|её|его|його) (?:не (?:надо|треба|нужно|потрібно)|убер\p{L}*|прибер\p{L}*))(?!\p{L})/iu;
