import type { FastifyReply } from 'fastify';
import { notFound } from '../../http/http.errors.ts';

/** A photo as an answer. It never changes, and is nobody else's to keep. */
export function sendPhoto(reply: FastifyReply, bytes: Buffer | null): FastifyReply {
  if (!bytes) throw notFound();
  return (
    reply
      .type('image/jpeg')
      .header('cache-control', 'private, max-age=86400, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', 'inline; filename="photo.jpg"')
      // Opened by itself it is a picture and nothing else.
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes)
  );
}
