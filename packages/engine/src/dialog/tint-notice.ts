import type { PriceRow } from '../facts.ts';
import { readSense } from '../prices/index.ts';
import type { Context } from './context.ts';
import { type Draft, say } from './draft.ts';

/** The notice on front windows, once per dialog, where the studio has switched it on. */
export function noteTintLaw(draft: Draft, rows: readonly PriceRow[], { studio }: Context): void {
  const country = studio.country?.toUpperCase();
  if (!studio.tintNotice || draft.state.told.includes('tint') || (country !== 'DE' && country !== 'UA'))
    return;
  const isFront = rows.some((row) => {
    const { concepts } = readSense(`${row.service} ${row.zone ?? ''}`);
    return (
      concepts.has('tint') &&
      (concepts.has('front') || concepts.has('windscreen') || concepts.has('all_round'))
    );
  });
  if (!isFront) return;
  say(draft, country === 'DE' ? 'tintLawDE' : 'tintLawUA');
  draft.state = { ...draft.state, told: [...draft.state.told, 'tint'] };
}
