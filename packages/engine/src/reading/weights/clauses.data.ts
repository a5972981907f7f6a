export const CLAUSE_WEIGHTS = { labels: 'none any', step: 1, rows: '' };
