import { readSense } from '../../prices/index.ts';
import type { Line } from './list-lines.ts';
import { versionKind } from './sets/versions.ts';

/**
 * Of two versions of one thing a client takes one. To take something old off and to put something new on are two jobs,
 * however much of their names is the same.
 */
export function areVersions(one: Line | undefined, other: Line | undefined): boolean {
  if (!one || !other || one === other || versionKind(one, other) === null) return false;
  return one.service === other.service || isRemoval(one) === isRemoval(other);
}

function isRemoval({ service, senses }: Line): boolean {
  return (
    readSense(service).concepts.has('remove') || senses.some(({ id }) => id === 'remove' || REMOVAL.test(id))
  );
}

const REMOVAL = /^(?:tint|film|glue)_removal$/;
