import {
  type ClientDetail,
  type ClientExport,
  clientDetailSchema,
  clientExportSchema,
  type clientSorts,
  type ListedClient,
  listedClientSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { callProtected, callProtectedList, type Listed, sendProtected } from './request.ts';

export type ClientQuery = {
  page?: number;
  pageSize?: number;
  search?: string;
  sort?: (typeof clientSorts)[number];
};

export async function listClients(partnerId: string, query: ClientQuery = {}): Promise<Listed<ListedClient>> {
  return callProtectedList(z.array(listedClientSchema), { method: 'GET', path: pathOf(partnerId), query });
}

export async function getClient(partnerId: string, id: string): Promise<ClientDetail> {
  return callProtected(clientDetailSchema, { method: 'GET', path: pathOf(partnerId, id) });
}

export async function saveNotes(partnerId: string, id: string, notes: string): Promise<ClientDetail> {
  return callProtected(clientDetailSchema, {
    method: 'PATCH',
    path: pathOf(partnerId, id),
    body: { notes },
  });
}

/** The other one becomes a part of this one. */
export async function mergeClients(partnerId: string, id: string, clientId: string): Promise<void> {
  await sendProtected({ method: 'POST', path: pathOf(partnerId, id, '/merge'), body: { clientId } });
}

/** Takes a merge back. */
export async function partClients(partnerId: string, id: string, clientId: string): Promise<void> {
  await sendProtected({ method: 'POST', path: pathOf(partnerId, id, '/part'), body: { clientId } });
}

export async function exportClient(partnerId: string, id: string): Promise<ClientExport> {
  return callProtected(clientExportSchema, { method: 'GET', path: pathOf(partnerId, id, '/export') });
}

export async function eraseClient(partnerId: string, id: string): Promise<void> {
  await sendProtected({ method: 'DELETE', path: pathOf(partnerId, id) });
}

function pathOf(partnerId: string, id?: string, rest = ''): string {
  const list = `/api/partner/${encodeURIComponent(partnerId)}/client`;
  return id === undefined ? list : `${list}/${encodeURIComponent(id)}${rest}`;
}
