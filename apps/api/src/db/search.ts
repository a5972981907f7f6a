/** A pattern for `ilike` that finds the text anywhere; the person's own % and _ are just characters. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
