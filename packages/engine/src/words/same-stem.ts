/** Whether two long words differ in their ending alone, by case or gender. */
export function isSameStem(a: string, b: string): boolean {
  if (a === b) return true;
  const shared = Math.min(a.length, b.length) - 2;
  return shared >= 4 && Math.abs(a.length - b.length) <= 2 && a.slice(0, shared) === b.slice(0, shared);
}
