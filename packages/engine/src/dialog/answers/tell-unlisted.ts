import { type IndexedService, readMessage } from '../../prices/index.ts';
import { BODY_PARTS } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { askOwner } from '../contact/hand-over.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { WHOLE_NAMES } from '../wish/list-words.data.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { vocabularyOf } from '../wish/touched-dimensions.ts';

/** "Bumper, bonnet and wings" of a list that has the bonnet: what it does not have is said by name, and the rest is priced. */
export function tellUnlisted(draft: Draft, message: Understanding, context: Context): void {
  const kept = narrowWishes(draft.state, context).filter(
    ({ found }) => found.kind !== 'gap' || found.dimension !== 'zone',
  );
  const services = context.index.services.filter(({ service }) =>
    kept.some(({ wish }) => wish.service === service),
  );
  const isByParts =
    services.some(({ sense }) => FILMS.some((id) => sense.concepts.has(id))) ||
    kept.some(({ found }) => found.kind === 'row' && isPart(found.row.zone));
  const isWhole = kept.some(({ wish }) => WHOLE_NAMES.test(wish.service) || isPackage(wish.zone));
  const parts = unlistedParts(message.rest, services);
  if (!isByParts || isWhole || parts.length === 0) return;
  say(draft, 'partsNotOnList', { parts: words(parts.join(', ')) });
  askOwner(draft, message, context);
  draft.state = { ...draft.state, wished: kept.map(({ wish }) => wish) };
}

/** The client's own words for parts of the body that none of these services speaks of. */
function unlistedParts(text: string, services: readonly IndexedService[]): string[] {
  const listed = vocabularyOf(services);
  const said = text.match(/[\p{L}’'-]+/gu) ?? [];
  return said.filter((word) =>
    [...readMessage(word).concepts].some((id) => BODY_PARTS.has(id) && !listed.has(id)),
  );
}

/** "A door" of a polish that is sold by the panel. */
function isPart(zone: string | null): boolean {
  return [...readMessage(zone ?? '').concepts].some((id) => BODY_PARTS.has(id) || id === 'door');
}

/** "The front": which parts of it are in the package is the studio's to say. */
function isPackage(zone: string | null): boolean {
  if (zone === null) return false;
  const { concepts } = readMessage(zone);
  return concepts.has('front') && ![...BODY_PARTS].some((id) => concepts.has(id));
}

const FILMS = ['wrap', 'ppf'];
