/** The bot has told the client that it did not understand. */
export function isUnclear(acts: readonly string[]): boolean {
  return acts.some((act) => act === 'clarify' || act === 'notUnderstood');
}
