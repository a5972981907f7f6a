import { keepToOtherDay } from './other-day.ts';

// Before a journey's file works out its dates.
keepToOtherDay();

/** A test of whole servers without a browser, on the day that was asked for. */
export { expect, test } from '@playwright/test';
