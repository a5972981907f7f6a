// push: who said yes to be told something through a browser that is closed: clients of a talk, and a studio's people.
// Owns the server's pair of keys, the subscriptions and their delivery. Refuses to know what is told, and who should be:
// channels and notifications say so, in the transaction of the cause.

export { endPush, endPushOf } from './end-push.ts';
export { pushToPartner, pushToTalk } from './enqueue-push.ts';
export { type PushRoutesDeps, pushRoutes } from './push.routes.ts';
export { openPushKeys, type PushKeys } from './push-keys.ts';
export { createPushQueue } from './push-queue.ts';
export { type PushDeps, runPush } from './run-push.ts';
export { savePush } from './save-push.ts';
export { type PushReach, publicReach } from './send-push.ts';
