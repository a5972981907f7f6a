import type { DialogState, WishedService } from '../../dialog-state.ts';
import { type IndexedService, readMessage, readSense, type Sense } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { CorrectedWish } from './correct-wish.ts';
import { touchedDimensions } from './touched-dimensions.ts';

/** "Forget the roof", "not ceramic" where nothing else is named: the job stays, and the choice is among what else it comes in. */
export function shunPart(
  { denied, intents, times }: Understanding,
  { wished }: DialogState,
  { index }: Context,
): CorrectedWish | null {
  const [only, ...others] = wished;
  const service = index.services.find((one) => one.service === only?.service);
  if (!only || !service || others.length > 0 || denied.length === 0) return null;
  const said = readMessage(denied.join(', '));
  const rest = wholeWithout(only, service, said);
  const zones = namedIn(service, 'zone', said);
  if (rest) return { wished: [rest], takenOut: zones, isLess: true };
  if (zones.length > 0 && (only.zone === null || zones.includes(only.zone)))
    return withoutPart(only, service, zones);
  const films = namedIn(service, 'material', said);
  if (films.length > 0 && (only.material === null || films.includes(only.material)))
    return withoutFilm({ ...only, said: '' }, service, films);
  const lesser = serviceWithout(service, said, index.services);
  if (lesser) return { wished: [{ ...only, service: lesser, said: '' }], takenOut: [], isLess: true };
  const isAsking = times.reading !== null || intents.has('price') || intents.has('book');
  const isJob = [...service.sense.concepts].some((id) => !isWeakConcept(id) && said.concepts.has(id));
  return isJob && !isAsking ? { wished: [], takenOut: [only.service], isLess: true } : null;
}

/** "The rear windows, not ceramic": a film that is denied with the wish itself does not stand to choose. */
export function withoutDeniedFilm(
  wish: WishedService,
  { denied }: Understanding,
  { index }: Context,
): WishedService {
  const service = index.services.find((one) => one.service === wish.service);
  if (!service || wish.material !== null || denied.length === 0) return wish;
  // "Not ceramic, the standard film" tells which one by itself.
  if (touchedDimensions(readMessage(wish.said), service).material) return wish;
  const films = namedIn(service, 'material', readMessage(denied.join(', ')));
  return (films.length > 0 ? withoutFilm(wish, service, films)?.wished[0] : null) ?? wish;
}

/** "And without the cabin?" of a wash with the cabin: the wash alone, where the list has it. */
function serviceWithout(
  { sense, service }: IndexedService,
  said: Sense,
  services: readonly IndexedService[],
) {
  const own = [...sense.concepts].filter((id) => !isWeakConcept(id));
  const left = own.filter((id) => !said.concepts.has(id));
  if (left.length === 0 || left.length === own.length) return null;
  const fitting = services.filter((one) => {
    const concepts = [...one.sense.concepts].filter((id) => !isWeakConcept(id));
    return (
      one.service !== service && concepts.length === left.length && left.every((id) => concepts.includes(id))
    );
  });
  // A wash for trailers has a word of its own and is not the plain one.
  const plain = fitting.filter((one) => one.sense.names.length === 0);
  const [only, ...others] = plain.length > 0 ? plain : fitting;
  return only && others.length === 0 ? only.service : null;
}

function withoutPart(
  only: WishedService,
  { rows }: IndexedService,
  zones: readonly string[],
): CorrectedWish | null {
  const without = [...new Set([...(only.without ?? []), ...zones])];
  if (!rows.some(({ row }) => row.zone !== null && !without.includes(row.zone))) return null;
  const open = { ...only, zone: null, material: null, said: '', without };
  return { wished: [open], takenOut: [...zones], isLess: true };
}

function withoutFilm(
  only: WishedService,
  { rows }: IndexedService,
  films: readonly string[],
): CorrectedWish | null {
  const sold = rows.flatMap(({ row }) =>
    row.material !== null && (only.zone === null || row.zone === only.zone) ? [row.material] : [],
  );
  const either = [...new Set(sold)].filter((film) => !films.includes(film));
  if (either.length === 0) return null;
  const [film = null] = either;
  const open = either.length === 1 ? { ...only, material: film } : { ...only, material: null, either };
  return { wished: [open], takenOut: [...films], isLess: true };
}

/** "All windows, but leave out the front": what is left of the whole is the rear. */
function wholeWithout(only: WishedService, { rows }: IndexedService, said: Sense): WishedService | null {
  const zone = readSense(only.zone ?? '').concepts;
  const isWhole = (zone.has('all_round') || zone.has('full')) && !zone.has('front') && !zone.has('rear');
  const isFront = said.concepts.has('front') || said.concepts.has('windscreen');
  if (!isWhole || !isFront || said.concepts.has('rear')) return null;
  const rear = rows.filter((one) => one.zone?.concepts.has('rear') && !one.zone.concepts.has('front'));
  const isSold = rear.some(({ row }) => row.material === only.material);
  return rear.length > 0
    ? { ...only, zone: null, material: isSold ? only.material : null, said: REAR }
    : null;
}

/** Words of any language are read alike. */
const REAR = 'rear';

/** The parts or films of a service that these words name by more than a word such as "film". */
function namedIn({ rows }: IndexedService, dimension: 'zone' | 'material', said: Sense): string[] {
  const named = rows.flatMap((one) => {
    const own = [...(one[dimension]?.concepts ?? [])].filter(
      (id) => !isWeakConcept(id) && (dimension === 'material' || kindOfConcept(id) === 'object'),
    );
    const name = one.row[dimension];
    return name !== null && own.some((id) => said.concepts.has(id)) ? [name] : [];
  });
  return [...new Set(named)];
}
