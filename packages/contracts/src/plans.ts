import { z } from 'zod';

export const planNames = ['TRIAL', 'PRO', 'MAX'] as const;
export const planNameSchema = z.enum(planNames);
export type PlanName = z.infer<typeof planNameSchema>;

export type PlanLimits = {
  /** Null where the price is given on request. */
  pricePerMonthEur: number | null;
  /** Null means unlimited. */
  dialogsPerMonth: number | null;
  channels: number;
  trialDays: number | null;
  dedicatedManager: boolean;
};

export const planLimits: Record<PlanName, PlanLimits> = {
  TRIAL: { pricePerMonthEur: 0, dialogsPerMonth: 600, channels: 1, trialDays: 14, dedicatedManager: false },
  PRO: { pricePerMonthEur: 49, dialogsPerMonth: 600, channels: 1, trialDays: null, dedicatedManager: false },
  MAX: {
    pricePerMonthEur: null,
    dialogsPerMonth: null,
    channels: 5,
    trialDays: null,
    dedicatedManager: true,
  },
};
