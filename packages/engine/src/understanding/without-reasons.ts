/**
 * "Can we make it 9? I have a match at 12": the time that a reason tells is not the one that is asked for, as long as
 * another clause tells one. The clause is blanked out, so that everything else keeps its place.
 */
export function withoutReasons(text: string, hasTime: (part: string) => boolean): string {
  const clauses = [...text.matchAll(CLAUSES)].map(({ 0: words, index }) => ({ words, index }));
  const timed = clauses.filter(({ words }) => hasTime(words) || BARE_HOUR.test(words));
  const reasons = timed.filter(({ words }) => REASON.test(words) && !ASKING.test(words));
  if (reasons.length === 0 || reasons.length === timed.length) return text;
  return reasons.reduce(
    (left, { words, index }) =>
      left.slice(0, index) + ' '.repeat(words.length) + left.slice(index + words.length),
    text,
  );
}

const CLAUSES = /(?:[^.,;!?\n]|[.,](?=\d))+[.,;!?\n]*/gu;

const BARE_HOUR =
  /(?<!\p{L})(?:make it|move it to|change it to|lieber|doch|краще|лучше|давайте|на|о|в|um)\s+(?:um\s+|на\s+|о\s+|в\s+)?\d{1,2}(?![\d.:/]|\s*(?:%|€|\$|£|₴|₽))/iu;

/** How somebody tells what else they have to do. */
const REASON =
  /^\s*(?:(?:i['’]?m|i am|we['’]?re|bin)?\s*(?:stuck|busy|at work|working|away|out of town|on shift|auf arbeit|verhindert)|because|cause|cos|cuz|since|as i|i(?: have|['’]ve(?: got)?| got| need to| must| work| finish)|have (?:a|an|to)|got (?:a|an|to)|there['’]?s (?:a|an)|weil|da ich|denn|ich (?:hab(?:e)?|muss|arbeite|bin)|hab(?:e)? (?:ein|eine|einen|um|bis)|muss (?:um|bis|da|dann)|бо|тому що|оскільки|у мене|в мене|я (?:працюю|маю|мушу|зайнят\p{L}*)|потому|так как|у меня|я (?:работаю|занят\p{L}*|должен|должна)|мне (?:надо|нужно))(?!\p{L})/iu;

/** "I have time at 12" offers one. */
const ASKING =
  /(?<!\p{L})(?:time|free|slot|appointment|booking|zeit|frei|termin|час\p{L}*|вільн\p{L}*|запис\p{L}*|врем\p{L}*|свобод\p{L}*)(?!\p{L})/iu;
