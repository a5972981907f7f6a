/** What the shipped weights may weigh: two megabytes in all. */
export const MOST_BYTES = { clauses: 1_150_000, mentions: 750_000, stances: 100_000 };
