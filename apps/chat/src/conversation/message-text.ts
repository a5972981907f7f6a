/** Checked against the contract in a test: importing it here would bring the whole schema library along. */
export const longestMessage = 4_000;

const counterFrom = longestMessage - 400;

/** What is sent for what was typed: without the surrounding blanks, and without NUL, which no server takes. */
export function messageToSend(typed: string): string {
  return typed.replaceAll('\u0000', '').trim();
}

/** Blank to the eye: spaces, line breaks and zero-width characters only. */
export function isBlank(typed: string): boolean {
  return /^[\s\p{Cf}\p{Cc}]*$/u.test(typed);
}

/** Characters left, or null while the limit is far away. Below zero the message is too long. */
export function charactersLeft(typed: string): number | null {
  if (typed.length <= counterFrom) return null;
  const length = [...messageToSend(typed)].length;
  return length > counterFrom ? longestMessage - length : null;
}
