import type { PlacedMention } from '../signs/stance-signs.ts';

type Stretch = { from: number; to: number };

/** Mentions with the clauses they stand in and their likes beside them. */
export function placeMentions(
  mentions: readonly (Stretch & { role: string })[],
  clauses: readonly (Stretch & { act: string })[],
): PlacedMention[] {
  const of = mentions.map(({ from }) =>
    clauses.findIndex((clause) => clause.from <= from && from < clause.to),
  );
  return mentions.map(({ from, to, role }, at) => {
    const likes = mentions.filter((other, i) => i !== at && other.role === role && of[i] === of[at]);
    return {
      from,
      to,
      role,
      clause: clauses[of[at] ?? -1] ?? null,
      before: likes.filter((other) => other.from < from).length,
      behind: likes.filter((other) => other.from > from).length,
    };
  });
}
