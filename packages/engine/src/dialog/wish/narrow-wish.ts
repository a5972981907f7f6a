import { type Car, typeAmong } from '../../cars/index.ts';
import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import {
  type IndexedService,
  type Narrowed,
  narrowRows,
  readMessage,
  type Sense,
} from '../../prices/index.ts';
import { nextPiece, piecesOf } from '../../prices/tiers.ts';
import type { Context } from '../context.ts';
import { carName } from './car-name.ts';
import { touchedDimensions } from './touched-dimensions.ts';

/** One wished service with what the list says to it, and the rows it comes to: as often as it is wanted, further pieces at their price. */
export type NarrowedWish = { wish: WishedService; found: Narrowed; rows: readonly PriceRow[] };

/** What every wished service comes down to with the car known so far; services that left the list are dropped. */
export function narrowWishes(state: DialogState, context: Context): NarrowedWish[] {
  const narrowed = state.wished.flatMap((wish) => {
    const service = context.index.services.find((one) => one.service === wish.service);
    if (!service) return [];
    const found = narrowWish(service, wish, { state, all: context.studio.rows });
    const rows = found.kind === 'row' ? piecesOf(found.row, wish.count ?? 1, context.studio.rows) : [];
    return [{ wish: settle(wish, found), found, rows }];
  });
  if (narrowed.length < 2) return narrowed;
  return narrowed.filter((one, at) => !narrowed.slice(0, at).some((other) => isSameRow(one, other)));
}

/** Two wishes of one car that come down to the same price are one wish, said twice. */
function isSameRow(one: NarrowedWish, other: NarrowedWish): boolean {
  if (one.found.kind !== 'row' || other.found.kind !== 'row') return false;
  return one.found.row.id === other.found.row.id && carName(one.wish.car) === carName(other.wish.car);
}

/** A turn asks many times what a wish comes down to: for the same car it is worked out once. */
function narrowWish(service: IndexedService, wish: WishedService, { state, all }: Given): Narrowed {
  const known = KNOWN.get(wish);
  if (known?.service === service && known.car === state.car && known.carType === state.carType)
    return known.found;
  const found = narrowAnew(service, wish, { state, all });
  KNOWN.set(wish, { service, car: state.car, carType: state.carType, found });
  return found;
}

type Known = Pick<DialogState, 'car' | 'carType'> & { service: IndexedService; found: Narrowed };

const KNOWN = new WeakMap<WishedService, Known>();

/** What is remembered, and the whole list. */
type Given = { state: DialogState; all: readonly PriceRow[] };

function narrowAnew(service: IndexedService, wish: WishedService, { state, all }: Given): Narrowed {
  const car = wish.car ?? state.car;
  const told = wish.carType ?? (wish.car ? null : state.carType);
  const types = [...new Set(service.rows.flatMap(({ row }) => row.carType ?? []))];
  const carType = told === null || types.length === 0 ? told : (typeAmong(told, types, car) ?? told);
  const either = filmsToChoose(service, wish);
  const likely = service.rows.filter(
    ({ row }) =>
      (carType === null ||
        row.carType === null ||
        row.carType === carType ||
        !hasCarType(service, carType)) &&
      (wish.zone === null
        ? !isShunned(wish, row.zone) && isToChoose(wish, row.zone)
        : row.zone === wish.zone) &&
      (wish.plain === undefined || row[wish.plain] === null) &&
      (wish.material === null || row.material === wish.material) &&
      (wish.material !== null || !either || either.includes(row.material ?? '')),
  );
  // "A chip" is the first one, and each further chip is no choice beside it.
  const rows = likely.filter(({ row }) => !likely.some((first) => nextPiece(first.row, all) === row));
  const fitting = rows.length > 0 ? rows : service.rows;
  // Words that name several films choose none of them.
  const heard = readMessage(either && wish.material === null ? '' : wish.said);
  // The part is settled: that the words for it were others says nothing more.
  const said = wish.zone === null ? heard : withoutSides(heard);
  // The type was chosen or named: what kind of car it is says nothing more.
  const isTyped = carType !== null && fitting.some(({ row }) => row.carType === carType);
  const own = { ...service, rows: fitting };
  const ofCar = isTyped || car?.isGuess ? null : car;
  const found = narrowWithGeneral(own, said, ofCar);
  // "Gloss, and the rear window in ceramic": part and film are settled, and the words are about something else.
  const isSettled = wish.zone !== null && wish.material !== null && rows.length > 0;
  return found.kind === 'gap' && isSettled ? narrowWithGeneral(own, readMessage(''), ofCar) : found;
}

function withoutSides(said: Sense): Sense {
  if (!said.concepts.has('side')) return said;
  return { ...said, concepts: new Set([...said.concepts].filter((id) => id !== 'side')) };
}

/** Films of another service, compared with this one, are no choice for it: they would hide every row it has. */
function filmsToChoose({ rows }: IndexedService, { either }: WishedService): string[] | undefined {
  return either?.some((film) => rows.some(({ row }) => row.material === film)) ? either : undefined;
}

/** A part that was denied is not offered again until it is spoken of. */
function isShunned({ without = [], said }: WishedService, zone: string | null): boolean {
  return said === '' && zone !== null && without.includes(zone);
}

/** "The bonnet, or the full front?": these parts alone are to choose from. */
function isToChoose({ parts = [], said }: WishedService, zone: string | null): boolean {
  return said !== '' || parts.length === 0 || (zone !== null && parts.includes(zone));
}

/** Parts priced for every car alike stand to choose beside those priced by car type, while no part was named. */
function narrowWithGeneral(service: IndexedService, said: Sense, car: Car | null): Narrowed {
  const all = narrowRows(service, { said, car });
  const [general, typed] = [true, false].map((isGeneral) =>
    service.rows.filter(({ row }) => (row.carType === null) === isGeneral),
  );
  const touched = touchedDimensions(said, service);
  if (!general?.length || !typed?.length || touched.zone || touched.material || all.kind === 'gap' || !car)
    return all;
  const parts = [typed, general].map((rows) => narrowRows({ ...service, rows }, { said, car }));
  const rows = parts.flatMap((part) => (part.kind === 'row' ? [part.row] : part.rows));
  const zones = [...new Set(rows.flatMap((row) => row.zone ?? []))];
  return zones.length > 1 ? { kind: 'missing', dimension: 'zone', choices: zones, rows } : all;
}

function hasCarType(service: IndexedService, carType: string): boolean {
  return service.rows.some(({ row }) => row.carType === carType);
}

/** What all rows left have in common is settled and holds until the client says otherwise. */
function settle({ isRefused: _, ...wish }: WishedService, found: Narrowed): WishedService {
  if (found.kind === 'gap') return { ...wish, said: '', isRefused: true };
  const rows = found.kind === 'row' ? [found.row] : found.rows;
  const shared = (dimension: 'zone' | 'material') => {
    const [first, ...others] = new Set(rows.map((row) => row[dimension]));
    return others.length === 0 ? (first ?? null) : wish[dimension];
  };
  return { ...wish, zone: shared('zone'), material: shared('material') };
}
