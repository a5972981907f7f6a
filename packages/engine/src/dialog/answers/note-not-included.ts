import { type Act, words } from '../act.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';

/** A price is told with what it does not cover, as the owner stated it: once in a talk for each service. */
export function noteNotIncluded(draft: Draft, { studio }: Context): void {
  const at = draft.acts.findLastIndex(({ key }) => QUOTES.has(key));
  if (at < 0) return;
  const quoted = new Set(draft.quoted.map(({ service }) => service));
  const left = (studio.inclusions ?? []).filter(
    ({ service, excluded }) =>
      excluded.length > 0 && quoted.has(service) && !draft.state.told.includes(markOf(service)),
  );
  const notes = left.map(
    ({ service, excluded }): Act => ({
      key: 'includedNot',
      values: { service: words(service), items: words(excluded.join(', ')) },
    }),
  );
  const isSaid = draft.acts.some(({ key }) => key === 'includedNot');
  if (!isSaid) draft.acts.splice(at + 1, 0, ...notes);
  const told = [...draft.state.told, ...left.map(({ service }) => markOf(service))].slice(-30);
  draft.state = { ...draft.state, told };
}

function markOf(service: string): string {
  return `excluded:${service}`;
}

const QUOTES: ReadonlySet<string> = new Set(['quoteOne', 'quoteMany', 'quoteAllCars']);
