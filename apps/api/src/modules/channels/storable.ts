/** Half an emoji, as a cut text ends in, and NUL are letters the database refuses: a messenger would send them for a week. */
export function storable(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body ?? null), (_key, value) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  );
}
