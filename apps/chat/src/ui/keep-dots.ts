/** A dot between the parts of a name stays with the word before it: a line that begins with one looks like a list. */
export function keepDots(text: string): string {
  return text.replaceAll(' · ', '\u00a0· ');
}
