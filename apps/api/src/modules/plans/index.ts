// plans: what each plan allows. Pure decisions on the catalogue of the contracts package; the
// dialogs of the month are counted here once conversations are metered.
// Refuses to know who asks: callers pass the plan and the numbers.

export { findChannelRefusal } from './domain/find-channel-refusal.ts';
export { channelLimit } from './plans.errors.ts';
