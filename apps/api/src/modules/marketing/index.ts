// marketing: what visitors of the public site send us. Keeps contact requests, newsletter addresses and
// wishes for coming channels for administrators, and mails what has to be mailed. Refuses to know users
// and businesses.

export { marketingRoutes } from './marketing.routes.ts';
export type { MarketingDeps } from './marketing-deps.ts';
export { startTellingWaiting } from './tell-waiting.ts';
