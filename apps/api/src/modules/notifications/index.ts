// notifications: what the people of a studio hear while they have the panel open.
// It carries no contents: the page that hears of a change asks for what it shows.

export { type NotificationsDeps, notificationsRoutes } from './notifications.routes.ts';
