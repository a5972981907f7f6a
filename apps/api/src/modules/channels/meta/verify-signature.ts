import { createHmac, timingSafeEqual } from 'node:crypto';

const wellFormed = /^sha256=([0-9a-f]{64})$/;

/** Whether Meta signed exactly these bytes. Nothing is read of a body before this says so. */
export function isSigned(body: Buffer, given: unknown, appSecret: string): boolean {
  const signature = typeof given === 'string' ? wellFormed.exec(given)?.[1] : undefined;
  if (signature === undefined) return false;
  const expected = createHmac('sha256', appSecret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
