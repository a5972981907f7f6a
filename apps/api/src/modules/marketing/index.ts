// marketing: what visitors of the public site send us. Keeps contact requests for administrators
// and mails them. Refuses to know users and businesses.

export { type MarketingDeps, marketingRoutes } from './marketing.routes.ts';
