// audit: who did what, when. An append-only list, written when a request of the table in domain/ succeeded, and read
// by administrators and, for their own business, by owners.
// Refuses to know what it tells of: names come in from outside, secrets and clients' words never do.

export { type AuditDeps, auditRoutes } from './audit.routes.ts';
export { recordEntry } from './record-entry.ts';
export { type Names, recordRequests } from './record-requests.ts';
