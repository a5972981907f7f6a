import { remembering } from '../words/remembering.ts';
import {
  FETCHED_BY_STUDIO,
  FETCHING,
  HOUR_OR_PART,
  OF_TRAVEL,
  OFF_WORK,
  TO_WORK,
} from './own-time-words.data.ts';

/**
 * "I finish work at five and would collect it then", "my flight lands at eight": hours of the client's own day are none
 * to bring a car at. Who only tells when work is over can come from then on. What is left of a message loses the places
 * at which the whole of it tells so.
 */
export function withoutOwnTime(left: string, whole: string): string {
  const own = KNOWN(whole);
  if (own === whole || left.length !== whole.length) return left;
  return left
    .split('')
    .map((sign, at) => (own[at] === whole[at] ? sign : (own[at] ?? sign)))
    .join('');
}

/** A message is heard several times in a turn, as a whole and by itself. */
const KNOWN = remembering(leaveOut, 200);

function leaveOut(text: string): string {
  const unfetched = text.replace(CLAUSE, (clause: string) => (isFetching(clause) ? blank(clause) : clause));
  const unmoved = OF_TRAVEL.reduce((left, pattern) => left.replace(pattern, blank), unfetched);
  const begun = unmoved.replace(TO_WORK, blank);
  const off = OFF_WORK.exec(begun);
  if (!off) return begun;
  const [said] = off;
  const rest = begun.slice(0, off.index) + begun.slice(off.index + said.length);
  const isBound = !HOUR_OR_PART.test(rest) && !FETCHING.test(text);
  const told = isBound ? `${afterIn(said)} ${off.groups?.hour ?? ''}` : '';
  const left = told.length <= said.length ? told.padEnd(said.length) : blank(said);
  return begun.slice(0, off.index) + left + begun.slice(off.index + said.length);
}

/** The client fetches the car then; what the studio fetches, or a child, is something else. */
function isFetching(clause: string): boolean {
  return FETCHING.test(clause) && !FETCHED_BY_STUDIO.test(clause);
}

function afterIn(said: string): string {
  if (/[іїє]/iu.test(said) && /\p{Script=Cyrillic}/u.test(said)) return 'після';
  if (/\p{Script=Cyrillic}/u.test(said)) return 'после';
  return /(?<!\p{L})(?:at)\s/iu.test(said) ? 'after' : 'nach';
}

function blank(words: string): string {
  return ' '.repeat(words.length);
}

/** A join parts two clauses where a figure stands on either side of it: "drop at nine and pick up at five". */
const CLAUSE =
  /(?:(?!\s(?:and|und|та|і|и|then|dann|потім|потом)\s)[^,;!?\n.]|[.](?!\s|$))+(?:\s(?:and|und|та|і|и|then|dann|потім|потом)(?=\s))?/giu;
