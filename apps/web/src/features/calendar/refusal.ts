import {
  type BayTaken,
  bayTakenSchema,
  type CalendarEvent,
  calendarEventSchema,
  type LocalTimeChoices,
  localTimeChoicesSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';

/** Refusals the dialog can do something about. */
export type Refusal =
  | ({ kind: 'taken' } & BayTaken)
  | { kind: 'past' }
  | ({ kind: 'skipped' | 'doubled' } & LocalTimeChoices)
  | { kind: 'stale'; current: CalendarEvent };

const staleSchema = z.object({ current: calendarEventSchema });

/** Null where there is nothing to choose: then the sentence is all there is to say. */
export function readRefusal(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null;
  switch (error.code) {
    case 'bay_taken':
      return withDetails(bayTakenSchema, error, (details) => ({ kind: 'taken', ...details }));
    case 'in_past':
      return { kind: 'past' };
    case 'nonexistent_local_time':
      return withDetails(localTimeChoicesSchema, error, (details) => ({ kind: 'skipped', ...details }));
    case 'ambiguous_local_time':
      return withDetails(localTimeChoicesSchema, error, (details) => ({ kind: 'doubled', ...details }));
    case 'stale':
      return withDetails(staleSchema, error, (details) => ({ kind: 'stale', ...details }));
    default:
      return null;
  }
}

function withDetails<T>(
  schema: z.ZodType<T>,
  error: ApiError,
  make: (details: T) => Refusal,
): Refusal | null {
  const parsed = schema.safeParse(error.details);
  return parsed.success ? make(parsed.data) : null;
}
