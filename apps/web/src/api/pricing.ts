import { type PriceRow, priceListSchema } from '@glossa/contracts';
import { callProtected } from './request.ts';

export async function listPriceRows(partnerId: string): Promise<PriceRow[]> {
  const list = await callProtected(priceListSchema, {
    method: 'GET',
    path: `/api/partner/${encodeURIComponent(partnerId)}/pricing`,
  });
  return list.rows;
}
