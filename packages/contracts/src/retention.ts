import { z } from 'zod';

/** For how many days talks can be kept; null keeps them until somebody erases them. */
export const retentionChoices = [30, 90, 180, 365, 730] as const;
export const defaultRetentionDays = 365;

const days = z
  .int()
  .refine((value) => retentionChoices.some((choice) => choice === value), {
    message: `must be one of ${retentionChoices.join(', ')}`,
  })
  .nullable();

export const chooseRetentionSchema = z.strictObject({ days });
export type ChooseRetention = z.infer<typeof chooseRetentionSchema>;

export const retentionSchema = z.object({
  days: z.int().nullable(),
  /** When old talks were looked for the last time; null before the first night. */
  lastRunAt: z.iso.datetime().nullable(),
  /** How many talks would go tonight. */
  due: z.int(),
});
export type Retention = z.infer<typeof retentionSchema>;
