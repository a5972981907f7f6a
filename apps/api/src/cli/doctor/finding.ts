/** What was looked at and what it means, in one sentence for whoever runs the installation. */
export type Finding = { level: 'good' | 'mind' | 'bad'; sentence: string };

export const good = (sentence: string): Finding => ({ level: 'good', sentence });
export const mind = (sentence: string): Finding => ({ level: 'mind', sentence });
export const bad = (sentence: string): Finding => ({ level: 'bad', sentence });
