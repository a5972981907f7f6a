import { z } from 'zod';
import { currencySchema } from './currencies.ts';
import { discountsSchema } from './discounts.ts';
import { inclusionsSchema } from './inclusions.ts';
import { knowledgeSchema } from './knowledge.ts';
import { modelSettingsSchema } from './model-usage.ts';
import { boundedText, emailSchema, idSchema } from './text.ts';

const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, { message: 'must be a time such as 09:00' });

/** The opening hours of one day: spans in order, without overlap. A break is the gap between two spans. */
const daySpans = z
  .array(z.tuple([clockTime, clockTime]))
  .max(4, { message: 'must have at most 4 spans' })
  .refine((spans) => spans.every(([from, to]) => from < to), { message: 'must open before it closes' })
  .refine((spans) => spans.every((span, i) => i === 0 || (spans[i - 1]?.[1] ?? '') <= span[0]), {
    message: 'must be in order and must not overlap',
  });

export const openingHoursSchema = z.strictObject({
  mon: daySpans,
  tue: daySpans,
  wed: daySpans,
  thu: daySpans,
  fri: daySpans,
  sat: daySpans,
  sun: daySpans,
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

const timezone = z
  .string()
  .max(60)
  .refine(isTimeZone, { message: 'must be a time zone such as Europe/Berlin' });

const baySchema = z.strictObject({ id: idSchema, name: boundedText({ min: 1, max: 60 }) });

/** Everything the assistant and the calendar need to know about how a studio works. */
export const partnerConfigSchema = z.strictObject({
  timezone,
  currency: currencySchema,
  /** Empty while nobody has told it: then nothing is assumed about laws and phone numbers. */
  country: z.string().regex(/^(?:[A-Z]{2})?$/, { message: 'must be a two-letter country code' }),
  hours: openingHoursSchema,
  /** Somebody has looked at the hours: those of a template are only a guess. */
  hoursSeen: z.boolean().optional(),
  holidays: z.array(z.iso.date({ message: 'must be a date such as 2026-12-25' })).max(120),
  bays: z
    .array(baySchema)
    .min(1, { message: 'must have at least one bay' })
    .max(40)
    .refine((bays) => new Set(bays.map((bay) => bay.id)).size === bays.length, {
      message: 'must have different ids',
    }),
  slotStepMinutes: z.int().min(5).max(240),
  bufferMinutes: z.int().min(0).max(240),
  noticeMinutes: z.int().min(0).max(43_200),
  horizonDays: z.int().min(1).max(365),
  defaultDurationMinutes: z.int().min(5).max(14_400),
  cancelCutoffHours: z.int().min(0).max(720),
  requirePhone: z.boolean(),
  tintNotice: z.boolean(),
  contactPhone: boundedText({ max: 40 }),
  contactEmail: z.union([emailSchema, z.literal('')]),
  policies: boundedText({ max: 4000 }),
  /** Answers to what clients ask beside prices; studios of earlier versions have none. */
  knowledge: knowledgeSchema.optional(),
  inclusions: inclusionsSchema.optional(),
  discounts: discountsSchema.optional(),
  /** Whether and how far the installation's language model may talk for this studio. */
  model: modelSettingsSchema.optional(),
});
export type PartnerConfig = z.infer<typeof partnerConfigSchema>;

export const partnerConfigPatchSchema = partnerConfigSchema.partial();
export type PartnerConfigPatch = z.infer<typeof partnerConfigPatchSchema>;

/** IANA names only: `GMT+2` and raw offsets have no daylight-saving rules to be right about. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+\/[A-Za-z_/+-]+$|^UTC$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
