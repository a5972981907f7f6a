// plans: what each plan allows, and the dialogs of the month counted against it. The catalogue is in the contracts
// package; the decisions are pure; the count is exact because its row is locked while it grows.
// Refuses to know who asks: callers pass the plan and the numbers.

export { countDialog, type DialogCounted } from './count-dialog.ts';
export { dialogLimitOf, firstNoticeAt, monthOf } from './domain/dialog-limit.ts';
export { findChannelRefusal } from './domain/find-channel-refusal.ts';
export { findUsage } from './find-usage.ts';
export { channelLimit } from './plans.errors.ts';
export { type PlansDeps, plansRoutes } from './plans.routes.ts';
export { startTrialNotices } from './tell-trial-ends.ts';
