import { type Numbers, numbersSchema } from '@glossa/contracts';
import { callProtected } from './request.ts';

/** The last weeks of a studio in figures. */
export async function getNumbers(partnerId: string, weeks: number): Promise<Numbers> {
  const path = `/api/partner/${encodeURIComponent(partnerId)}/numbers`;
  return callProtected(numbersSchema, { method: 'GET', path, query: { weeks } });
}
