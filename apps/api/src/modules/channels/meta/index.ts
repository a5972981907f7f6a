// Meta's messengers: WhatsApp, Instagram and Messenger. One core that verifies, keeps, acknowledges and lets the job queue
// do the rest; `format/` translates, `connect/` is what an owner does. It knows Meta's forms and nothing of prices,
// times or engines.
export { checkMeta } from './check-meta.ts';
export { messengerRoutes } from './connect/messenger.routes.ts';
export { messengerParting } from './connect/part-messengers.ts';
export { listMessengersInUse } from './connections.store.ts';
export { enqueueTalk } from './enqueue-talk.ts';
export { graphApi } from './graph-client.ts';
export type { MetaDeps } from './meta-deps.ts';
export { createMetaQueues } from './meta-jobs.ts';
export { remindOnMeta } from './remind-on-meta.ts';
export { runMeta } from './run-meta.ts';
export { metaWebhookRoutes } from './webhook.routes.ts';
