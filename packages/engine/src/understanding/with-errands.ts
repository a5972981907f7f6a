import { remembering } from '../words/remembering.ts';
import { BEFORE_THAT, ELSEWHERE, ERRAND, HOUR, OBLIGED, PART_OF_DAY } from './errand-words.data.ts';

/**
 * "I have to fetch the kids at half three, so ideally before that": the hour of an errand is no hour to come at. Where
 * it is to be done by then the hour is a bound, and otherwise nothing; a part of the day is never one. Every place stays.
 */
export function withErrands(text: string): string {
  return KNOWN(text);
}

/** A message is heard several times in a turn, as a whole and by itself. */
const KNOWN = remembering(boundByErrands, 100);

function boundByErrands(text: string): string {
  const isBound = BEFORE_THAT.test(text);
  return text.replace(CLAUSE, (clause: string) => {
    if (!OBLIGED.test(clause)) return clause;
    const hour = ERRAND.test(clause) ? HOUR.exec(clause)?.[0] : undefined;
    if (hour === undefined) return isElsewhere(clause) ? ' '.repeat(clause.length) : clause;
    const bound = isBound ? `${before(clause)} ${hour}` : '';
    return ` ${bound}`.slice(0, clause.length).padEnd(clause.length);
  });
}

/** "I have to be out of town in the afternoon": of two parts of the day one may be the time to come. */
function isElsewhere(clause: string): boolean {
  const isAway = ERRAND.test(clause) || ELSEWHERE.test(clause);
  return isAway && clause.match(PART_OF_DAY)?.length === 1;
}

function before(clause: string): string {
  if (/\p{Script=Cyrillic}/u.test(clause)) return 'до';
  return /(?<!\p{L})(?:muss|müssen|soll(?:te)?)(?!\p{L})/iu.test(clause) ? 'vor' : 'before';
}

const CLAUSE = /(?:[^,;!?\n.]|\.(?!\s|$))+/gu;
