import { openingHoursSchema } from '@glossa/contracts';
import { z } from 'zod';
import { tidyHours } from './hours.ts';

const typedDay = z.array(z.tuple([z.string(), z.string()]));
const typedHours = z.object({
  mon: typedDay,
  tue: typedDay,
  wed: typedDay,
  thu: typedDay,
  fri: typedDay,
  sat: typedDay,
  sun: typedDay,
});

/** Hours as they stand in the fields, tidied before the contract judges them. */
export const hoursFormSchema = z.object({ hours: typedHours.transform(tidyHours).pipe(openingHoursSchema) });
