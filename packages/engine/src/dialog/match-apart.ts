import type { WishedService } from '../dialog-state.ts';
import { jobsIn, matchServices, readMessage } from '../prices/index.ts';
import type { Context } from './context.ts';
import { LIST_WORDS } from './list-words.data.ts';

/** The services of a message that lists them ("a wash and an engine clean"), each part matched by itself. */
export function matchApart(text: string, { index }: Context): WishedService[] {
  const parts = text.split(LIST_WORDS);
  if (parts.length < 2) return [];
  const found = new Map<string, WishedService>();
  for (const said of parts) {
    const sense = readMessage(said);
    if (jobsIn(sense).length === 0) continue;
    const { matches } = matchServices(sense, index);
    for (const { candidates } of matches) {
      const [only, ...others] = candidates;
      if (only && others.length === 0 && !found.has(only.service))
        found.set(only.service, { service: only.service, zone: null, material: null, said });
    }
  }
  return [...found.values()];
}
