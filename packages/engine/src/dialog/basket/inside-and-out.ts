import type { OpenLine, WishedService } from '../../dialog-state.ts';
import { type IndexedService, jobsIn, readMessage, type Sense } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { isForOtherVehicle } from '../../prices/match/for-other-vehicle.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import { INSIDE_AND_OUT } from '../../understanding/misleading-words.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { wishFor } from '../wish/change-wish.ts';

/** "Inside and out": the one service or part of the list that is for both, where there is one. */
export function wishForBoth(message: Understanding, { index }: Context): WishedService | null {
  if (!message.isInsideOut) return null;
  const said = jobsIn(readMessage(message.text)).filter((id) => !PLAIN.has(id));
  const named = index.services.filter(
    ({ service, sense }) => isOfBoth(sense) || service.search(INSIDE_AND_OUT) === 0,
  );
  const full = index.services.filter(({ sense }) => isFull(sense, said));
  for (const fitting of [named, byPart(index.services), full]) {
    const [only, ...others] = fitting;
    if (only && others.length === 0) return wishIn(only, message.text);
  }
  return null;
}

type Sides = { wished: WishedService[]; openLines: OpenLine[] };

/**
 * "Inside and out" of a list that sells each by itself: a wash of the body and a clean of the cabin, which of several is
 * asked. Null where the list has nothing plain for one of the two.
 */
export function wishForEachSide(message: Understanding, { index }: Context): Sides | null {
  const isOther = jobsIn(readMessage(message.text)).some((id) => !PLAIN.has(id));
  if (!message.isInsideOut || isOther) return null;
  const said = readMessage(message.text);
  const services = index.services.filter((service) => !isForOtherVehicle(said, service));
  const sides = [
    services.filter(({ sense }) => isPlain(sense, OF_BODY) && !sense.concepts.has('interior')),
    services.filter(({ sense }) => isPlain(sense, OF_CABIN) && sense.concepts.has('interior')),
  ];
  if (sides.some((side) => side.length === 0 || side.length > MOST)) return whichPackage(services);
  return {
    wished: sides.flatMap(([only, ...others]) =>
      only && others.length === 0 ? [wishFor(only.service, '')] : [],
    ),
    openLines: sides
      .filter((side) => side.length > 1)
      .map((side) => ({ services: side.map(({ service }) => service), cars: [] })),
  };
}

/** Names that tell nothing, "Express" or "Deluxe": which of them is for both is not for us to say. */
function whichPackage(services: readonly IndexedService[]): Sides | null {
  const packages = services.filter(({ service, sense, rows }) => {
    const isNamed = [...sense.concepts].some(
      (id) => GOODS.has(kindOfConcept(id) ?? '') && !isWeakConcept(id),
    );
    return (
      !isNamed &&
      service.length > SHORT_NAME &&
      rows.every(({ row }) => row.zone === null && row.material === null)
    );
  });
  if (packages.length < 2) return null;
  return { wished: [], openLines: [{ services: packages.map(({ service }) => service), cars: [] }] };
}

/** Nothing but that side, and no part, film or wax beside it. */
function isPlain({ concepts }: Sense, own: ReadonlySet<string>): boolean {
  const goods = [...concepts].filter((id) => GOODS.has(kindOfConcept(id) ?? ''));
  return goods.length > 0 && goods.every((id) => own.has(id));
}

const GOODS: ReadonlySet<string> = new Set(['action', 'object', 'material']);
const OF_BODY: ReadonlySet<string> = new Set(['wash', 'exterior']);
const OF_CABIN: ReadonlySet<string> = new Set(['interior', 'clean', 'wash']);
const MOST = 4;
const SHORT_NAME = 4;

function wishIn(service: IndexedService, said: string): WishedService {
  const zones = new Set(service.rows.flatMap(({ row, zone }) => (zone && isOfBoth(zone) ? [row.zone] : [])));
  const [zone = null, ...others] = zones;
  return { ...wishFor(service.service, said), zone: others.length === 0 ? zone : null };
}

function byPart(services: readonly IndexedService[]): IndexedService[] {
  return services.filter(({ rows }) => rows.some(({ zone }) => zone !== null && isOfBoth(zone)));
}

function isOfBoth({ concepts }: Sense): boolean {
  return concepts.has('interior') && concepts.has('exterior');
}

/** A full detail is for all of the car, where that is the job that was named. */
function isFull({ concepts }: Sense, said: readonly string[]): boolean {
  return concepts.has('full') && said.length > 0 && said.every((id) => concepts.has(id));
}

/** What "clean it inside and out" says of any package. */
const PLAIN: ReadonlySet<string> = new Set(['wash', 'clean']);
