import { z } from 'zod';
import { quoteSchema } from './chat.ts';
import { currencySchema } from './currencies.ts';
import { languageSchema } from './languages.ts';
import { pricingLimits } from './pricing.ts';
import { boundedText, emailSchema, idSchema } from './text.ts';

/** `CALENDAR`: taken from another calendar that is subscribed to. */
export const eventSources = ['OWNER', 'BOT', 'CALENDAR'] as const;
/** A hold keeps a slot for ten minutes while a client decides. */
export const eventStatuses = ['BOOKED', 'HOLD', 'CANCELLED'] as const;

/** What became of a job: nobody has to say more than that it was booked. */
export const jobStates = ['BOOKED', 'ARRIVED', 'DONE', 'NO_SHOW'] as const;
export type JobState = (typeof jobStates)[number];

export const clientWordSchema = z.object({
  kind: z.enum(['coming', 'late']),
  /** How late, where that was said. */
  minutes: z.int().nullable(),
});
export type ClientWord = z.infer<typeof clientWordSchema>;

export const calendarEventSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  service: z.string(),
  /** Make and model as they were said. */
  carName: z.string(),
  /** Its type on the price list, or its body. */
  carType: z.string(),
  carPlate: z.string(),
  allDay: z.boolean(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  /** Null closes the whole studio. */
  bayId: idSchema.nullable(),
  source: z.enum(eventSources),
  status: z.enum(eventStatuses),
  /** Saved over another event by the owner's own will. */
  isForced: z.boolean(),
  /** Prices as they were said to the client. */
  quote: quoteSchema.nullable(),
  conversationId: idSchema.nullable(),
  jobState: z.enum(jobStates),
  /** What was really paid, of a job that is done. */
  paid: z.object({ amount: z.number(), currency: currencySchema }).nullable(),
  /** Shared by events that were entered together to repeat. */
  seriesId: idSchema.nullable(),
  /** What the client said about coming, after a reminder or on the way. */
  clientWord: clientWordSchema.nullable(),
  /** The calendar it came from. */
  subscriptionId: idSchema.nullable(),
  /** The client's language, where it is known. */
  language: languageSchema.nullable(),
  /** Counts up with every change; a change that names an older one is refused as stale. */
  version: z.int(),
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;

export const eventRangeQuerySchema = z.strictObject({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** Also the slots that are held while a client decides. */
  holds: z.literal('true').optional(),
});

/**
 * A point in time as people enter it. With an offset or `Z` it is an instant; without one it is the hands of
 * the clock in the studio, refused where they never show it (a skipped hour) or show it twice (a doubled one:
 * the refusal names both offsets to choose from). A date alone is for all-day events.
 */
const enteredTime = z
  .string()
  .max(40)
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/, {
    message: 'must be a time such as 2026-12-25T09:00',
  });

const editableEventFields = {
  title: boundedText({ min: 1, max: 200 }),
  description: boundedText({ max: 4000 }),
  customerName: boundedText({ max: 120 }),
  customerPhone: boundedText({ max: 40 }),
  customerEmail: z.union([emailSchema, z.literal('')]),
  service: boundedText({ max: 200 }),
  carName: boundedText({ max: 120 }),
  carType: boundedText({ max: 120 }),
  carPlate: boundedText({ max: 20 }),
  allDay: z.boolean(),
  start: enteredTime,
  /** Of all-day events the last day, which is included. */
  end: enteredTime,
  bayId: idSchema.nullable(),
};

/** Saves although another event is in the way, or although the time is past. */
const force = z.boolean();

export const repeatSteps = ['DAY', 'WEEK', 'TWO_WEEKS', 'MONTH'] as const;
export const mostRepeats = 120;

/** The same again at the same time of day, up to a day that is included. */
export const repeatSchema = z.strictObject({
  every: z.enum(repeatSteps),
  until: z.iso.date({ message: 'must be a date such as 2026-12-25' }),
});
export type Repeat = z.infer<typeof repeatSchema>;

export const createEventSchema = z
  .strictObject({ ...editableEventFields, force, repeat: repeatSchema })
  .partial()
  .required({ title: true, start: true, end: true, bayId: true });
export type CreateEvent = z.infer<typeof createEventSchema>;

export const updateEventSchema = z
  .strictObject({
    ...editableEventFields,
    force,
    version: z.int().min(1),
    jobState: z.enum(jobStates),
    /** In the currency of its quote, else of the studio. Only of a job that is done. */
    paid: z.number().min(0).max(pricingLimits.price).nullable(),
  })
  .partial();
export type UpdateEvent = z.infer<typeof updateEventSchema>;

/** Of a series, also the ones after it. */
export const deleteEventQuerySchema = z.strictObject({ following: z.literal('true').optional() });

export const idempotencyKeyHeader = 'idempotency-key';

export const slotSchema = z.object({ bayId: idSchema, start: z.iso.datetime(), end: z.iso.datetime() });
export type FreeSlot = z.infer<typeof slotSchema>;

export const freeSlotsQuerySchema = z.strictObject({
  service: z.string().trim().max(200).optional(),
  durationMinutes: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, { message: 'must be a whole number of minutes' })
    .transform(Number)
    .optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
});

export const freeSlotsSchema = z.object({
  durationMinutes: z.int(),
  timezone: z.string(),
  slots: z.array(slotSchema),
});
export type FreeSlots = z.infer<typeof freeSlotsSchema>;

/** What stands in the way of an event, and where it would fit. The details of `bay_taken`. */
export const bayTakenSchema = z.object({
  inTheWay: z.array(calendarEventSchema),
  alternatives: z.array(slotSchema),
});
export type BayTaken = z.infer<typeof bayTakenSchema>;

/** The two instants a doubled wall time can mean, or the next time that exists. */
export const localTimeChoicesSchema = z.object({
  field: z.enum(['start', 'end']),
  choices: z.array(z.string()),
});
export type LocalTimeChoices = z.infer<typeof localTimeChoicesSchema>;

/** Null while the calendar is not shared. */
export const calendarFeedSchema = z.object({ url: z.string().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** A booking as its client sees it, who holds the secret link to it. */
export const ownBookingSchema = z.object({
  studio: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    timezone: z.string(),
  }),
  /** What is done to which car, in each language the page can be read in. */
  words: z.record(
    languageSchema,
    z.object({
      service: z.string(),
      /** Empty where no car is known. */
      car: z.string(),
      /** What stands above the lines of the quote; null where they name several services themselves. */
      title: z.string().nullable(),
      /** One for each line of the quote; empty where the title says it all. */
      lines: z.array(z.string()),
    }),
  ),
  customerName: z.string(),
  allDay: z.boolean(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  status: z.enum(['BOOKED', 'CANCELLED']),
  quote: quoteSchema.nullable(),
  language: languageSchema.nullable(),
  /** What the owner says about getting ready for it; empty where nothing is said. */
  prepare: z.string(),
  /** The way back to the talk it came from, where there is one. */
  talkPath: z.string().nullable(),
  /** False once the cut-off has passed: then the studio has to be asked. */
  canChange: z.boolean(),
  cancelCutoffHours: z.int(),
});
export type OwnBooking = z.infer<typeof ownBookingSchema>;

/** The address a client can be given for the own booking. */
export const clientLinkSchema = z.object({ url: z.string() });
export type ClientLink = z.infer<typeof clientLinkSchema>;

/** Which bay it will be is the studio's matter. */
export const moveSlotsSchema = z.object({
  slots: z.array(z.object({ start: z.iso.datetime(), end: z.iso.datetime() })),
});
export type MoveSlots = z.infer<typeof moveSlotsSchema>;

export const moveSlotsQuerySchema = z.strictObject({
  from: z.iso.datetime({ offset: true }),
  to: z.iso.datetime({ offset: true }),
});

export const moveBookingSchema = z.strictObject({ start: z.iso.datetime({ offset: true }) });

/** What could be told to the client of a changed booking, and which ways lead to them; none where no way does. */
export const clientNewsSchema = z.object({
  name: z.string(),
  phone: z.string(),
  text: z.string(),
  ways: z.array(z.enum(['chat', 'telegram', 'whatsapp', 'instagram', 'messenger', 'mail'])),
  /** The version of the booking the text is about. */
  version: z.int(),
});
export type ClientNews = z.infer<typeof clientNewsSchema>;

export const tellClientSchema = z.strictObject({
  text: boundedText({ min: 1, max: 2000 }),
  version: z.int().min(1),
});
export type TellClient = z.infer<typeof tellClientSchema>;
