// notifications: what the people of a studio hear of: while they have the panel open, by mail and in a messenger.
// Knows which notices a studio wants and in which language; who makes them need not.
// What an open panel hears carries no contents: the page that hears of a change asks for what it shows.

export { type NotificationsDeps, notificationsRoutes } from './notifications.routes.ts';
export { mailToOwners, notifyWantedOwners } from './tell-owners.ts';
