import { z } from 'zod';
import { idSchema } from './text.ts';

export const eventSources = ['OWNER', 'BOT'] as const;

export const calendarEventSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  service: z.string(),
  allDay: z.boolean(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  bayId: idSchema,
  source: z.enum(eventSources),
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;

export const eventRangeQuerySchema = z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() });
