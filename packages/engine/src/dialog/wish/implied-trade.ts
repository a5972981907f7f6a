import type { DialogState, WishedService } from '../../dialog-state.ts';
import { jobsIn, readMessage, readSense, type Sense } from '../../prices/index.ts';
import { isNameSaid } from '../../prices/match/compare-senses.ts';
import { BODY_PARTS } from '../../prices/match/weigh-concept.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { LIST_WORDS } from './list-words.data.ts';
import { speaksOfFilm } from './match-apart.ts';

/** What a client means without saying it: the tint of windows, and the tint of a film that is ceramic. */
export function withImpliedTrade(
  read: Sense,
  { intents, times, acts, rest }: Understanding,
  { wished }: DialogState,
  { index }: Context,
): Sense {
  const sense = ofWindowsTalk(read, rest, { wished, index });
  const { concepts } = sense;
  const isAsked =
    ASKING.some((intent) => intents.has(intent)) ||
    times.reading !== null ||
    WANTING.some((act) => acts.has(act)) ||
    FILMS.some((film) => concepts.has(film));
  const jobs = jobsIn(sense);
  const isOfWindows = isAsked && concepts.has('glass') && jobs.length === 0 && !concepts.has('windscreen');
  const isOfFilm =
    (concepts.has('film') ||
      namesFilm(sense, index) ||
      (WINDOWS.some((id) => concepts.has(id)) && !concepts.has('coat'))) &&
    jobs.includes('ceramic') &&
    (jobs.length === 1 || (jobs.every((id) => id === 'ceramic' || id === 'tint') && isCeramicOfFilm(rest))) &&
    !wished.some(({ service }) => readSense(service).concepts.has('tint')) &&
    index.services.some(
      (one) =>
        one.sense.concepts.has('tint') && one.rows.some(({ material }) => material?.concepts.has('ceramic')),
    );
  if (!isOfWindows && !isOfFilm) return sense;
  // The film's own word is read again with its service; here it would ask for a coating.
  return {
    ...sense,
    concepts: new Set([...concepts].filter((id) => !isOfFilm || id !== 'ceramic').concat('tint')),
  };
}

/** "The front ones in the plain film", while windows are talked about: a window, and no film for the paint. */
function ofWindowsTalk(
  said: Sense,
  rest: string,
  { wished, index }: { wished: readonly WishedService[]; index: Context['index'] },
): Sense {
  const isSaid = readSense(rest).concepts.has('ppf') || AGAINST_STONES.test(rest);
  if (!said.concepts.has('ppf') || isSaid || [...said.concepts].some((id) => BODY_PARTS.has(id))) return said;
  const tint = index.services.find(
    ({ service, sense }) => sense.concepts.has('tint') && wished.some((one) => one.service === service),
  );
  const isSold = tint?.rows.some(({ zone }) => zone?.concepts.has('front'));
  if (!isSold) return said;
  return { ...said, concepts: new Set([...said.concepts].filter((id) => id !== 'ppf')) };
}

/** Whoever speaks of stones or of the paint means the body. */
const AGAINST_STONES =
  /(?<!\p{L})(?:paint\p{L}*|stone\p{L}*|chips?|protect\p{L}*|lack\p{L}*|stein\p{L}*|schütz\p{L}*|schutz\p{L}*|фарб\p{L}*|камен\p{L}*|камін\p{L}*|скол\p{L}*|захи\p{L}*|краск\p{L}*|камн\p{L}*|защи\p{L}*|кузов\p{L}*)(?!\p{L})/iu;

/** "Tint it with the ceramic film", and not "a tint, and ceramic on the paint". */
function isCeramicOfFilm(text: string): boolean {
  const parts = text.split(LIST_WORDS).map(readMessage);
  return parts.every((part) => !part.concepts.has('ceramic') || speaksOfFilm(part));
}

/** A brand that only the films of the windows have. */
function namesFilm(said: Sense, { services }: Context['index']): boolean {
  return services.some(
    ({ sense, rows }) =>
      sense.concepts.has('tint') &&
      rows.some(({ material }) => material?.names.some((name) => name.length >= 4 && isNameSaid(said, name))),
  );
}

const WANTING: readonly string[] = ['want', 'book', 'ask.have', 'ask.price'];
const ASKING: readonly Intent[] = ['price', 'book', 'free', 'doYou'];

/** Parts that are windows: nobody seals the rear of a car alone. */
const WINDOWS: readonly string[] = ['glass', 'rear', 'rear_window'];

/** What only a film on a window is. */
const FILMS: readonly string[] = ['film', 'carbon', 'dark', 'dyed', 'athermal', 'mirrored'];
