// clients: the people a studio works for, gathered from talks and from bookings made by hand; who is the same by number
// or address, the owner's notes, and everything about one person in one place, to read, to hand over and to erase.
// Refuses to know how a talk is held or a time is booked: it looks at what was kept.

export { type ClientsDeps, clientsRoutes } from './clients.routes.ts';
export { deleteUnknownClients } from './sync-clients.store.ts';
