/** A request as the bot wrote it down: what it knew, part by part, and the client's own words at the end. */
export type RequestSummary = { known: string[]; words: string | null };

export function readSummary(summary: string): RequestSummary {
  const quoted = /(?:^|\| )“(.*)”$/s.exec(summary);
  const before = quoted ? summary.slice(0, quoted.index) : summary;
  const known = before
    .split(' | ')
    .map((part) => part.trim())
    .filter(Boolean);
  return { known, words: quoted?.[1]?.trim() || null };
}
