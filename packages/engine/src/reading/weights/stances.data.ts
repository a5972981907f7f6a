export const STANCE_WEIGHTS = { labels: 'none any', step: 1, rows: '' };
