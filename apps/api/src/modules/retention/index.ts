// retention: how long things are kept. A setting per business for its talks, fixed ages for mails, visits and the
// rest, and the nightly clearing that makes them true.
// Refuses to decide how a talk is erased: that is passed in, and the same as when a person does it.

export { type RetentionDeps, retentionRoutes } from './retention.routes.ts';
export { runRetention } from './run-retention.ts';
export { startRetention } from './start-retention.ts';
