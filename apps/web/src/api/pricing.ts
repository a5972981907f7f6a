import {
  type PriceImpact,
  type PriceList,
  type PriceListVersion,
  type PriceReading,
  type PriceRow,
  priceDraftSchema,
  priceImpactSchema,
  priceListSchema,
  priceListVersionSchema,
  priceReadingSchema,
  type savePriceListSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { findAccessToken } from './access-token.ts';
import { ApiError } from './api-error.ts';
import { callProtected, sendProtected } from './request.ts';

const pathOf = (partnerId: string, rest = '') =>
  `/api/partner/${encodeURIComponent(partnerId)}/pricing${rest}`;

export async function getPriceList(partnerId: string): Promise<PriceList> {
  return callProtected(priceListSchema, { method: 'GET', path: pathOf(partnerId) });
}

export async function listPriceRows(partnerId: string): Promise<PriceRow[]> {
  return (await getPriceList(partnerId)).rows;
}

export async function readPriceCsv(partnerId: string, csv: string): Promise<PriceReading> {
  return callProtected(priceReadingSchema, {
    method: 'POST',
    path: pathOf(partnerId, '/csv-reading'),
    body: { csv },
  });
}

type PriceListToSave = z.input<typeof savePriceListSchema>;

export async function savePriceList(partnerId: string, list: PriceListToSave): Promise<PriceList> {
  return callProtected(priceListSchema, { method: 'POST', path: pathOf(partnerId), body: list });
}

export async function getPriceImpact(partnerId: string, rowIds: readonly string[]): Promise<PriceImpact> {
  return callProtected(priceImpactSchema, {
    method: 'POST',
    path: pathOf(partnerId, '/impact'),
    body: { rowIds },
  });
}

export async function getPriceDraft(partnerId: string): Promise<string> {
  const draft = await callProtected(priceDraftSchema, { method: 'GET', path: pathOf(partnerId, '/draft') });
  return draft.description;
}

export async function savePriceDraft(partnerId: string, description: string): Promise<void> {
  await sendProtected({ method: 'PATCH', path: pathOf(partnerId, '/draft'), body: { description } });
}

export async function listPriceVersions(partnerId: string): Promise<PriceListVersion[]> {
  return callProtected(z.array(priceListVersionSchema), {
    method: 'GET',
    path: pathOf(partnerId, '/version'),
  });
}

export async function restorePriceVersion(
  partnerId: string,
  version: number,
  baseVersion: number,
): Promise<PriceList> {
  return callProtected(priceListSchema, {
    method: 'POST',
    path: pathOf(partnerId, `/version/${version}/restore`),
    body: { baseVersion },
  });
}

/** The list as a file. It is no JSON, so it is fetched by hand, with the same token. */
export async function getPriceCsv(partnerId: string): Promise<Blob> {
  const token = await findAccessToken();
  const response = await fetch(pathOf(partnerId, '.csv'), {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  if (!response.ok) throw new ApiError('Request failed', { status: response.status });
  return response.blob();
}
