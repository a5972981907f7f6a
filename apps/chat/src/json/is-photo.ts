import type { Photo } from '@glossa/contracts';
import { isRecord } from './is-record.ts';

export function isPhoto(value: unknown): value is Photo {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.width === 'number' &&
    typeof value.height === 'number'
  );
}
