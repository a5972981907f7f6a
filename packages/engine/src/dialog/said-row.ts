import type { WishedService } from '../dialog-state.ts';
import type { IndexedService } from '../prices/index.ts';
import { readMessage } from '../prices/index.ts';
import { isWeakConcept } from '../prices/match/weigh-concept.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isSameStem } from '../words/same-stem.ts';
import { splitWords } from '../words/split-words.ts';
import type { Context } from './context.ts';

/** "And the ceramic for three years?": a job with a version that only it has is meant, whatever was talked about before. */
export function wishByRow(
  { rest, text }: Understanding,
  wished: readonly WishedService[],
  { index }: Context,
): WishedService | null {
  const words = splitWords(rest);
  const { concepts } = readMessage(rest);
  const isNamed = ({ sense }: IndexedService) => {
    const own = [...sense.concepts].filter((id) => !isWeakConcept(id) && id !== 'exterior');
    return own.length > 0 && own.every((id) => concepts.has(id));
  };
  const versions = ({ rows }: IndexedService) => [...new Set(rows.flatMap(({ row }) => row.material ?? []))];
  const isSaid = (version: string) =>
    /\d/.test(version) &&
    splitWords(version).every((part) => words.some((word) => word === part || isSameStem(word, part)));
  if (
    wished.length === 0 ||
    wished.some(({ service }) =>
      index.services.some((one) => one.service === service && versions(one).some(isSaid)),
    )
  )
    return null;
  const found = index.services.flatMap((one) =>
    isNamed(one)
      ? versions(one)
          .filter(isSaid)
          .map((material) => ({ service: one.service, material }))
      : [],
  );
  const [only, ...others] = found;
  return only && others.length === 0 ? { ...only, zone: null, said: text } : null;
}
