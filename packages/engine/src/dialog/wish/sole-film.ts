import type { WishedService } from '../../dialog-state.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { type NarrowedWish, narrowWishes } from './narrow-wish.ts';

/**
 * "The rear in ceramic, and the front sides too": a part that is sold in one film only is priced in that film, and the
 * client hears so. Alone such a part stays a gap: whoever asks for that very film is told that there is none.
 */
export function takeSoleFilms(draft: Draft, context: Context): void {
  const narrowed = narrowWishes(draft.state, context);
  const wished = narrowed.map((one) => inSoleFilm(one, narrowed) ?? one.wish);
  const moved = wished.filter((wish, at) => wish !== narrowed[at]?.wish);
  if (moved.length === 0) return;
  draft.state = { ...draft.state, wished };
  for (const { zone, material } of moved)
    say(draft, 'soleFilm', { part: words(zone ?? ''), film: words(material ?? '') });
}

function inSoleFilm({ wish, found }: NarrowedWish, all: readonly NarrowedWish[]): WishedService | null {
  if (found.kind !== 'gap' || found.dimension !== 'material') return null;
  const [zone, ...otherZones] = new Set(found.rows.map((row) => row.zone));
  const [film, ...otherFilms] = new Set(found.rows.map((row) => row.material));
  const hasTwin = all.some((other) => other.wish.service === wish.service && other.found.kind !== 'gap');
  if (!hasTwin || !zone || !film || otherZones.length > 0 || otherFilms.length > 0) return null;
  return { ...wish, zone, material: film, said: '' };
}
