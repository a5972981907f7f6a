export const MENTION_WEIGHTS = { labels: 'none any', step: 1, rows: '' };
