import {
  type CalendarEvent,
  type CreateEvent,
  createEventSchema,
  type PartnerConfig,
  type Repeat,
  repeatSteps,
  type UpdateEvent,
} from '@glossa/contracts';
import { z } from 'zod';
import { addDays } from './shown-span.ts';
import { toWall } from './wall-time.ts';

/** What the dialog edits. Times are the studio's clock; a day that ends an all-day job is included. */
export type EventValues = {
  title: string;
  description: string;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  service: string;
  carName: string;
  carType: string;
  carPlate: string;
  allDay: boolean;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  /** `all` closes the whole studio. */
  bayId: string;
  /** Empty where it does not come again; only asked of new ones. */
  repeatEvery: Repeat['every'] | '';
  repeatUntil: string;
};

export const wholeStudio = 'all';

const { shape } = createEventSchema;

export const eventValuesSchema = z
  .object({
    title: shape.title,
    description: shape.description.unwrap(),
    customerName: shape.customerName.unwrap(),
    customerPhone: shape.customerPhone.unwrap(),
    customerEmail: shape.customerEmail.unwrap(),
    service: shape.service.unwrap(),
    carName: shape.carName.unwrap(),
    carType: shape.carType.unwrap(),
    carPlate: shape.carPlate.unwrap(),
    allDay: z.boolean(),
    startDate: z.iso.date({ message: 'must be a date such as 2026-12-25' }),
    startTime: z.string(),
    endDate: z.iso.date({ message: 'must be a date such as 2026-12-25' }),
    endTime: z.string(),
    bayId: z.string().min(1, { message: 'must not be empty' }),
    repeatEvery: z.enum([...repeatSteps, '']),
    repeatUntil: z.string(),
  })
  .superRefine((values, context) => {
    if (!values.allDay) {
      for (const field of ['startTime', 'endTime'] as const) {
        if (!/^\d{2}:\d{2}/.test(values[field]))
          context.addIssue({ code: 'custom', path: [field], message: 'must be a time such as 09:00' });
      }
    }
    const { start, end } = timesOf(values);
    const isBackwards = values.allDay ? end < start : end <= start;
    if (isBackwards)
      context.addIssue({ code: 'custom', path: ['endTime'], message: 'must be later than start' });
  });

/** A point or span someone pointed at in the calendar. */
export type Draft = { start: string; end: string; allDay: boolean; bayId: string | null };

const once = { repeatEvery: '', repeatUntil: '' } as const;

export function draftValues({ start, end, allDay, bayId }: Draft): EventValues {
  return {
    title: '',
    description: '',
    customerName: '',
    customerPhone: '',
    customerEmail: '',
    service: '',
    carName: '',
    carType: '',
    carPlate: '',
    allDay,
    ...splitTimes(start, end),
    bayId: bayId ?? wholeStudio,
    ...once,
  };
}

export function valuesOf(event: CalendarEvent, { timezone }: Pick<PartnerConfig, 'timezone'>): EventValues {
  const { title, description, customerName, customerPhone, customerEmail, service, allDay } = event;
  const { carName, carType, carPlate } = event;
  const start = toWall(event.start, timezone);
  const end = toWall(event.end, timezone);
  // The end of an all-day job is the midnight after its last day.
  const shownEnd = allDay ? `${addDays(end.slice(0, 10), -1)}T18:00` : end;
  return {
    title,
    description,
    customerName,
    customerPhone,
    customerEmail,
    service,
    carName,
    carType,
    carPlate,
    allDay,
    ...splitTimes(allDay ? `${start.slice(0, 10)}T09:00` : start, shownEnd),
    bayId: event.bayId ?? wholeStudio,
    ...once,
  };
}

/** As the contract wants them: days alone for all-day events, else the hands of the clock. */
export function timesOf(values: EventValues): { start: string; end: string } {
  const { allDay, startDate, startTime, endDate, endTime } = values;
  if (allDay) return { start: startDate, end: endDate };
  return { start: `${startDate}T${startTime.slice(0, 5)}`, end: `${endDate}T${endTime.slice(0, 5)}` };
}

/** `exact` replaces a time that the clock shows twice by the one that was meant. */
export function toCreate(values: EventValues, exact: Partial<Record<'start' | 'end', string>>): CreateEvent {
  const { startDate: _, startTime: __, endDate: ___, endTime: ____, ...rest } = values;
  const { bayId, repeatEvery: every, repeatUntil: until, ...texts } = rest;
  return {
    ...texts,
    ...timesOf(values),
    ...exact,
    bayId: bayId === wholeStudio ? null : bayId,
    ...(every !== '' && { repeat: { every, until } }),
  };
}

/** Only what was changed is sent: times left alone stay the instants they were. */
export function toUpdate(
  values: EventValues,
  before: EventValues,
  exact: Partial<Record<'start' | 'end', string>>,
): UpdateEvent {
  const wanted = toCreate(values, exact);
  const old = toCreate(before, {});
  const entries = Object.entries(wanted).filter(([key, value]) => Reflect.get(old, key) !== value);
  const changes: UpdateEvent = Object.fromEntries(entries);
  // Start and end travel together, so that a clock change between them cannot part them.
  const isMoved = changes.start !== undefined || changes.end !== undefined || changes.allDay !== undefined;
  return isMoved ? { ...changes, start: wanted.start, end: wanted.end } : changes;
}

function splitTimes(start: string, end: string) {
  return {
    startDate: start.slice(0, 10),
    startTime: start.slice(11, 16),
    endDate: end.slice(0, 10),
    endTime: end.slice(11, 16),
  };
}
