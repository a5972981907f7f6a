import { BEFORE_THAT, ERRAND, HOUR, OBLIGED } from './errand-words.data.ts';

/**
 * "I have to fetch the kids at half three, so ideally before that": the hour of an errand is no hour to come at. Where
 * it is to be done by then the hour is a bound, and otherwise nothing. Every place stays where it was.
 */
export function withErrands(text: string): string {
  const isBound = BEFORE_THAT.test(text);
  return text.replace(CLAUSE, (clause: string) => {
    const hour = OBLIGED.test(clause) && ERRAND.test(clause) ? HOUR.exec(clause)?.[0] : undefined;
    if (hour === undefined) return clause;
    const bound = isBound ? `${before(clause)} ${hour}` : '';
    return ` ${bound}`.slice(0, clause.length).padEnd(clause.length);
  });
}

function before(clause: string): string {
  if (/\p{Script=Cyrillic}/u.test(clause)) return 'до';
  return /(?<!\p{L})(?:muss|müssen|soll(?:te)?)(?!\p{L})/iu.test(clause) ? 'vor' : 'before';
}

const CLAUSE = /[^,;!?\n]+/gu;
