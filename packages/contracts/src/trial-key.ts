import { z } from 'zod';

/** The only key to a trial. It travels in a header, so that no log of addresses knows it. */
export const trialKeyHeader = 'x-trial-key';
export const trialKeySchema = z.string().regex(/^[\w-]{43}$/, { message: 'is not a key' });
