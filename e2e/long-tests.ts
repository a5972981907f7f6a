/** `npm run test:long` has the patience for what only repeats, and a machine of its own to measure on. */
export const isLong = process.env.LONG_TESTS === 'on';
