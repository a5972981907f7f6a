const dayMs = 24 * 60 * 60 * 1000;

/** What is kept for the same time in every business, in days. */
export const keptDays = {
  mails: 90,
  pageViews: 365,
  contactRequests: 365,
  unconfirmedSubscribers: 30,
  unclaimedPhotos: 1,
  updateIds: 30,
} as const;

/** Whatever is older than this instant goes; null keeps everything. */
export function cutoffOf(now: Date, days: number): Date;
export function cutoffOf(now: Date, days: number | null): Date | null;
export function cutoffOf(now: Date, days: number | null): Date | null {
  return days === null ? null : new Date(now.getTime() - days * dayMs);
}
