/** Puts values into a sentence with `{{name}}` in it. */
export function fillWords(sentence: string, values: Record<string, string | number | null>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
