// numbers: how a studio's weeks went, counted from what the other modules store: dialogs, bookings, jobs, requests,
// replies. Owns nothing of that, only the note of which week was mailed to whom.
// Refuses to keep counters of its own: a figure that can be counted again cannot drift.

export { type NumbersDeps, numbersRoutes } from './numbers.routes.ts';
export { startWeeklyMails } from './send-weekly-mails.ts';
