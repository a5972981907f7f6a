/** A question for when a car can be fetched. */
export const ASKS_READY =
  /(?<!\p{L})(?:when|what time|how late|by when|wann|um wie viel uhr|bis wann|коли|о котрій|до котрої|когда|во сколько|до скольки)(?:\s\p{L}+){0,6}\s(?:ready|done|finished|pick|fetch|collect|back|fertig|hol\p{L}*|abhol\p{L}*|готов\p{L}*|забра\p{L}*|забира\p{L}*)/iu;
