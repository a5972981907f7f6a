// calendar: a business's events in its bays. Instants are stored; what a day or an hour means is
// decided with the business's time zone.
// Refuses to know conversations and prices: a booking brings what it needs with it.

export { type CalendarDeps, calendarRoutes } from './calendar.routes.ts';
export { countEvents, insertEvents, type NewEvent } from './calendar.store.ts';
