import { isNameSaid } from './compare-senses.ts';
import type { IndexedService, Sense } from './row-index.ts';
import { nearConcepts } from './weigh-concept.ts';

/** All that a service and its rows can answer, worked out once for each list. */
export type ServiceReach = {
  concepts: ReadonlySet<string>;
  zones: readonly Sense[];
};

export function reachOf(service: IndexedService): ServiceReach {
  return known(service);
}

/** Nothing that was said has anything to do with the service: most services of a long list, in most messages. */
export function isOutOfReach(said: Sense, service: IndexedService): boolean {
  const { near, names } = known(service);
  for (const id of said.concepts) if (near.has(id)) return false;
  return !names.some((name) => isNameSaid(said, name));
}

type Worked = ServiceReach & { near: ReadonlySet<string>; names: readonly string[] };

function known(service: IndexedService): Worked {
  const found = REACHES.get(service) ?? workOut(service);
  REACHES.set(service, found);
  return found;
}

const REACHES = new WeakMap<IndexedService, Worked>();

function workOut({ sense, rows }: IndexedService): Worked {
  const zones = [...new Set(rows.flatMap(({ zone }) => zone ?? []))];
  const materials = [...new Set(rows.flatMap(({ material }) => material ?? []))];
  const concepts = new Set([sense, ...zones, ...materials].flatMap((one) => [...one.concepts]));
  return {
    concepts,
    zones,
    near: new Set([...concepts].flatMap((id) => [id, ...nearConcepts(id)])),
    names: [...new Set([sense, ...zones].flatMap((one) => one.names))],
  };
}
