// notifications: what the people of a studio hear of: while they have the panel open, by mail and in a messenger.
// Knows which notices a studio wants and puts them into its language; who tells one only names it.
// What an open panel hears carries no contents: the page that hears of a change asks for what it shows.

export { askForStudio } from './ask-for-studio.ts';
export type { Detail, Notice } from './domain/notice.ts';
export { forgetNews } from './news.store.ts';
export { findNoticeSettings, findStudioLanguage } from './notices.store.ts';
export { type NotificationsDeps, notificationsRoutes } from './notifications.routes.ts';
export { ownersTeller, type TellOwners } from './tell-owners.ts';
