import type { Context } from './context.ts';
import type { Draft } from './draft.ts';
import { headingName } from './heading-name.ts';
import type { LineReading } from './read-items.ts';

/**
 * "** COLOUR CHANGE – spring deal $2,950 **": a marked heading with a price of its own is a row, and the car types below
 * it are rows of the same job.
 */
export function takePricedHeading(line: string, { drafts }: LineReading, context: Context): Context {
  const [only, ...others] = drafts;
  if (!only || others.length > 0 || !namesJob(only)) return context;
  const name = headingName(line.slice(0, only.amount.start)).replace(/[\s–—:-]+$/u, '');
  if (name === '') return context;
  only.service = name;
  only.zone = null;
  return {
    ...context,
    service: name,
    zone: null,
    material: null,
    carType: null,
    heading: null,
    isLoose: true,
  };
}

function namesJob({ own }: Draft): boolean {
  return !own.isDimension && own.carType === null && own.material === null;
}
