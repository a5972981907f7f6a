export function isCyrillic(text: string): boolean {
  return /[\u0400-\u052f]/u.test(text);
}
