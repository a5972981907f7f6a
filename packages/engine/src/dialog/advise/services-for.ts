import type { PriceRow } from '../../facts.ts';
import type { IndexedService } from '../../prices/index.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { leastOf } from '../offers/overview.ts';
import { wishFor } from '../wish/change-wish.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { AIMS } from './aims.data.ts';

/** Services that do the nearest work to what is wrong; what comes after it only where nothing nearer is sold. */
export function servicesFor(text: string, services: readonly IndexedService[]): IndexedService[] {
  const sold = services.filter(isWork);
  const found = AIMS.filter(({ words: said }) => said.test(text)).map(({ concepts, isChoice }) => {
    const byConcept = concepts
      .map((id) => sold.filter((one) => isFor(one, id, concepts)))
      .filter((some) => some.length > 0);
    return byConcept.slice(0, isChoice ? MOST : 1).flat();
  });
  // Each of several troubles is met before one of them is met twice.
  const most = Math.max(0, ...found.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, at) => found.flatMap((some) => some[at] ?? [])).flat();
  return [...new Set(inTurn)].slice(0, MOST);
}

/** A polish of headlights is none for scratches in the paint. */
function isFor({ sense }: IndexedService, id: string, concepts: readonly string[]): boolean {
  const isOfOther = OWN_PARTS.some((part) => sense.concepts.has(part) && !concepts.includes(part));
  return sense.concepts.has(id) && !isOfOther;
}

const OWN_PARTS = ['headlights', 'rims', 'engine', 'glass', 'leather', 'roof'];

/** Taking something off is no cure for what is wrong with the rest. */
function isWork({ sense }: IndexedService): boolean {
  return !sense.concepts.has('remove') || REMOVED.some((id) => sense.concepts.has(id));
}

/** What is wrong is gone once these are. */
const REMOVED = ['dent', 'pet_hair', 'odor', 'scratch'];

const MOST = 4;
const MOST_ROWS = 6;

/** The prices; where they are many, or the car's class is not known yet, what each service costs at least. */
export function rowsFor(services: readonly IndexedService[], { state }: Draft, context: Context): PriceRow[] {
  const wished = services.map(({ service }) => wishFor(service, ''));
  const byService = narrowWishes({ ...state, wished }, context).map(({ found }) =>
    found.kind === 'row' ? [found.row] : found.kind === 'missing' ? [...found.rows] : [],
  );
  const rows = byService.flat();
  const isOneType = new Set(rows.flatMap(({ carType }) => carType ?? [])).size <= 1;
  return isOneType && rows.length <= MOST_ROWS ? rows : byService.flatMap(leastOf);
}
