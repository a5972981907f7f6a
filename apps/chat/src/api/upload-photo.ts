import type { Photo } from '@glossa/contracts';
import { isPhoto } from '../json/is-photo.ts';
import { type Answer, failureOf, unreachable } from './failure.ts';

export type Upload = (photo: Blob, key: string, onProgress: (part: number) => void) => Promise<Answer<Photo>>;

const patienceMs = 60_000;

/** Sends a photo. The one call that is no `fetch`, because only this way tells how much of it has gone. */
export function createUpload(
  url: string,
  newRequest: () => XMLHttpRequest,
  ownHeaders: Record<string, string>,
): Upload {
  return (photo, key, onProgress) =>
    new Promise((resolve) => {
      const request = newRequest();
      request.open('POST', url);
      request.timeout = patienceMs;
      request.setRequestHeader('Content-Type', photo.type);
      request.setRequestHeader('X-Photo-Key', key);
      for (const [name, value] of Object.entries(ownHeaders)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(readAnswer(request));
      request.onerror = request.ontimeout = request.onabort = () => resolve(unreachable);
      request.send(photo);
    });
}

function readAnswer(request: XMLHttpRequest): Answer<Photo> {
  const body = parse(request.responseText);
  if (request.status !== 201)
    return { ok: false, failure: failureOf(request.status, body, request.getResponseHeader('Retry-After')) };
  return isPhoto(body) ? { ok: true, value: body } : unreachable;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
