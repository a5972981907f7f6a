/** The fields of `next` that differ from `saved`: all that has to be sent. */
export function changedFields<T extends Record<string, unknown>>(
  next: T,
  saved: NoInfer<Partial<T>>,
): Partial<T> {
  const changed: Partial<T> = { ...next };
  for (const name in changed) {
    if (isSame(changed[name], saved[name])) delete changed[name];
  }
  return changed;
}

/** Form values are plain JSON, so their text tells whether they are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
