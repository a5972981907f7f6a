import {
  type CreatePartner,
  type Partner,
  type PartnerConfigPatch,
  partnerDeletionImpactSchema,
  partnerSchema,
  type partnerSorts,
  type UpdatePartner,
} from '@glossa/contracts';
import { z } from 'zod';
import { callProtected, callProtectedList, type Listed, sendProtected } from './request.ts';

export type PartnerQuery = {
  page?: number;
  pageSize?: number;
  search?: string;
  sort?: (typeof partnerSorts)[number];
};

export type PartnerDeletionImpact = z.infer<typeof partnerDeletionImpactSchema>;

export async function listPartners(query: PartnerQuery = {}): Promise<Listed<Partner>> {
  return callProtectedList(z.array(partnerSchema), { method: 'GET', path: '/api/partner', query });
}

export async function getPartner(partnerId: string): Promise<Partner> {
  return callProtected(partnerSchema, { method: 'GET', path: partnerUrl(partnerId) });
}

export async function createPartner(partner: CreatePartner): Promise<Partner> {
  return callProtected(partnerSchema, { method: 'POST', path: '/api/partner', body: partner });
}

export async function updatePartner(partnerId: string, changes: UpdatePartner): Promise<Partner> {
  return callProtected(partnerSchema, { method: 'PATCH', path: partnerUrl(partnerId), body: changes });
}

export async function updatePartnerConfig(partnerId: string, changes: PartnerConfigPatch): Promise<Partner> {
  return callProtected(partnerSchema, {
    method: 'PATCH',
    path: `${partnerUrl(partnerId)}/config`,
    body: changes,
  });
}

export async function deletePartner(partnerId: string): Promise<void> {
  await sendProtected({ method: 'DELETE', path: partnerUrl(partnerId) });
}

export async function getPartnerDeletionImpact(partnerId: string): Promise<PartnerDeletionImpact> {
  return callProtected(partnerDeletionImpactSchema, {
    method: 'GET',
    path: `${partnerUrl(partnerId)}/deletion-impact`,
  });
}

function partnerUrl(partnerId: string): string {
  return `/api/partner/${encodeURIComponent(partnerId)}`;
}
