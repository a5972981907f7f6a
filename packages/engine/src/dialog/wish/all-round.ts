import type { WishedService } from '../../dialog-state.ts';
import { choiceIn, type IndexedService, readMessage } from '../../prices/index.ts';

/**
 * "All round, without the windscreen", of a list that sells panes one by one: a wish for each of them, or for the one
 * part that is rear and front together. None where the list has all round as a part of its own.
 */
export function panesAllRound(wish: WishedService, service: IndexedService): WishedService[] {
  const said = readMessage(wish.said).concepts;
  const isAll = said.has('all_round') || (said.has('full') && said.has('glass'));
  if (!isAll || wish.zone !== null) return [];
  const zones = new Map(
    service.rows.flatMap(({ row, zone }) => (row.zone !== null && zone ? [[row.zone, zone.concepts]] : [])),
  );
  const isOf = (ids: readonly string[], not: readonly string[]) =>
    [...zones].flatMap(([name, concepts]) =>
      ids.some((id) => concepts.has(id)) && !not.some((id) => concepts.has(id)) ? [name] : [],
    );
  if (isOf(['all_round', 'full'], []).length > 0) return [];
  const rear = isOf(REAR, ['front', 'strip']);
  const front = isOf(['front'], [...REAR, 'strip', 'windscreen']);
  const both = isOf(['front'], ['strip', 'windscreen']).filter((name) => !front.includes(name));
  const isWithScreen = said.has('windscreen') && !WITHOUT_SCREEN.test(wish.said);
  const screen = isWithScreen ? isOf(['windscreen'], ['strip', 'front', ...REAR]) : [];
  const sides = both.length === 1 ? both : rear.length > 0 && front.length > 0 ? [...rear, ...front] : [];
  if (sides.length === 0) return [];
  return [...sides, ...screen].map((zone) => ({
    ...wish,
    zone,
    material: filmFor(zone, wish.said, service),
    said: '',
  }));
}

const REAR = ['rear', 'rear_window'];

const WITHOUT_SCREEN =
  /(?<!\p{L})(?:without|except|excluding|no|not|but|minus|ohne|außer|bis auf|nicht|без|крім|окрім|кроме|не)\s+(?:\p{L}+\s+)?(?:wind\p{L}*|frontscheib\p{L}*|лобов\p{L}*|front glass)/iu;

/** The film that is named, where the part is sold in it. */
export function filmFor(zone: string, said: string, { rows }: IndexedService): string | null {
  const films = [...new Set(rows.flatMap(({ row }) => (row.zone === zone ? (row.material ?? []) : [])))];
  return choiceIn(said, films);
}
