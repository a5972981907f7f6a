import { type Photo, photoSchema } from '@glossa/contracts';
import { z } from 'zod';
import { callProtected } from './request.ts';

/** The photos a client sent in a talk, oldest first. */
export async function listPhotos(partnerId: string, conversationId: string): Promise<Photo[]> {
  return callProtected(z.array(photoSchema), {
    method: 'GET',
    path: pathOf(partnerId, `conversation/${encodeURIComponent(conversationId)}/photo`),
  });
}

export async function loadPhoto(partnerId: string, photoId: string): Promise<Blob> {
  return callProtected(z.instanceof(Blob), {
    method: 'GET',
    path: pathOf(partnerId, `photo/${encodeURIComponent(photoId)}`),
    isFile: true,
  });
}

function pathOf(partnerId: string, rest: string): string {
  return `/api/partner/${encodeURIComponent(partnerId)}/${rest}`;
}
