/** Whether a word can be the end of a public link. What can't is not asked of the database, which refuses some letters. */
export function isChatLink(word: string): boolean {
  return /^[a-z0-9]{8,40}$/.test(word);
}
