// trials: a visitor's own price list before there is an account: its reading, which rows count, and a talk with a bot that
// speaks from it. Kept for a day under a key that only the visitor has, then erased; kept for good only by who signs up.
// Refuses to know people, businesses and language models: nothing here is booked, told or paid for.

export { eraseOldTrials, startErasingTrials } from './erase-old-trials.ts';
export { keepTrial } from './keep-trial.ts';
export { boundReader } from './read-trial.ts';
export { type CountTrial, trialsRoutes } from './trials.routes.ts';
