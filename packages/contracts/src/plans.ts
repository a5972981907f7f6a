import { z } from 'zod';

export const planNames = ['TRIAL', 'PRO', 'MAX'] as const;
export const planNameSchema = z.enum(planNames);
export type PlanName = z.infer<typeof planNameSchema>;

export type PlanLimits = {
  /** Null where the price is given on request. */
  pricePerMonthEur: number | null;
  /** Null means unlimited. */
  dialogsPerMonth: number | null;
  /** Messengers beside the website chat, which every plan has. */
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

const planLimitsSchema = z.object({
  pricePerMonthEur: z.number().nullable(),
  dialogsPerMonth: z.int().nullable(),
  channels: z.int(),
  trialDays: z.int().nullable(),
  dedicatedManager: z.boolean(),
});
/** Ways to ask for a plan beside the contact form; null where this installation names none. */
export const subscribeWaysSchema = z.object({
  email: z.string().nullable(),
  /** The name after t.me/. */
  telegram: z.string().nullable(),
  /** The number after wa.me/, digits only. */
  whatsapp: z.string().nullable(),
});
export type SubscribeWays = z.infer<typeof subscribeWaysSchema>;

export const planCatalogueSchema = z.object({
  plans: z.record(planNameSchema, planLimitsSchema),
  subscribe: subscribeWaysSchema,
});

/** The month's dialogs against the plan. */
export const planUsageSchema = z.object({
  plan: planNameSchema,
  /** Of the studio's own calendar, for instance 2026-03. */
  month: z.string(),
  dialogs: z.int(),
  /** Dialogs that began after the plan's were used up; the bot took only the contact. */
  dialogsBeyondPlan: z.int(),
  /** Null without limit; 0 when the trial is over. */
  dialogLimit: z.int().nullable(),
  /** Null without a trial. */
  trialEndsAt: z.iso.datetime().nullable(),
  /** Whole days, the one that has begun included; 0 when it is over. */
  trialDaysLeft: z.int().nullable(),
});
export type PlanUsage = z.infer<typeof planUsageSchema>;
