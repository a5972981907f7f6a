import type { WishedService } from '../../dialog-state.ts';
import { readMessage } from '../../prices/index.ts';
import { compareSenses } from '../../prices/match/compare-senses.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { BETWEEN, OR } from './list-words.data.ts';
import { zoneNamed } from './zones-apart.ts';

/** "A light or a deep polish?": films or levels named on both sides of an "or" stand to choose, and neither is taken. */
export function leaveFilmOpen(
  wish: WishedService,
  { intents }: Understanding,
  { index }: Context,
): WishedService {
  const service = index.services.find((one) => one.service === wish.service);
  // "What sets standard apart from ceramic?" names both and chooses neither.
  const pieces = wish.said.split(intents.has('difference') ? BETWEEN : OR);
  if (!service || pieces.length < 2 || wish.material !== null) return wish;
  const named = pieces.flatMap((piece) => {
    const said = readMessage(piece);
    const scored = service.rows.flatMap(({ row, material }) => {
      const { covered, missing } = material ? compareSenses(said, material) : { covered: 0, missing: 0 };
      return row.material && covered > 0 ? [{ material: row.material, score: covered - missing }] : [];
    });
    return scored.toSorted((a, b) => b.score - a.score)[0]?.material ?? [];
  });
  const all = new Set(service.rows.flatMap(({ row }) => row.material ?? []));
  // "The one or two step": of two films one is told and the other is only hinted at.
  const films = named.length > 0 && all.size === 2 ? all : new Set(named);
  const zone = wish.zone ?? zoneNamed(service, readMessage(wish.said));
  return films.size > 1 ? { ...wish, zone, either: [...films] } : wish;
}
