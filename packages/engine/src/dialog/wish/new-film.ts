import type { WishedService } from '../../dialog-state.ts';
import { readSense } from '../../prices/index.ts';
import type { Context } from '../context.ts';
import { wantsNewFilm } from './is-only-removal.ts';

/** "Take the old one off and put a new one on": beside a film that comes off the new one for the same part. */
export function withNewFilm(
  wished: readonly WishedService[],
  said: string,
  { index }: Context,
): WishedService[] {
  const off = wished.find(({ service }) => readSense(service).concepts.has('remove'));
  const isFilm = ({ service }: WishedService) => {
    const { concepts } = readSense(service);
    return !concepts.has('remove') && ['tint', 'wrap', 'ppf'].some((id) => concepts.has(id));
  };
  if (!off || wished.some(isFilm) || !wantsNewFilm(said)) return [...wished];
  const [tint, ...others] = index.services.filter(
    ({ sense }) => sense.concepts.has('tint') && !sense.concepts.has('remove'),
  );
  if (!tint || others.length > 0) return [...wished];
  const fresh = { service: tint.service, zone: null, material: null, said: `${said} ${off.zone ?? ''}` };
  return [...wished, off.car ? { ...fresh, car: off.car } : fresh];
}
