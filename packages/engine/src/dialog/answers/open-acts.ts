/** What is said of a question that stays open, and of how its answer will reach the client. */
export const OPEN_ACTS: ReadonlySet<string> = new Set(
  'topicOpen topicOpenAbout stillOpen reachHere reachKnown reachOffer reachAsk'.split(' '),
);
