import { findIntents } from '../../understanding/find-intents.ts';
import { splitWords } from '../../words/split-words.ts';
import { claimsDefect } from './claims-defect.ts';
import { MISSES_ANSWER, SAID_BEFORE } from './grievance-words.data.ts';
import { BEEN_HERE, CLAIMS, KEPT_WAITING } from './is-complaint.ts';

/**
 * "Only the windscreen. And what is the guarantee, you never answered": whoever misses an answer of ours, or says a thing
 * once more, is owed that answer and no manager. The rest of such a message; null where nothing of the kind is said, where
 * it is all that is said, and where work that was done is complained of.
 */
export function withoutGrievance(text: string): string | null {
  const words = [MISSES_ANSWER, SAID_BEFORE].find((one) => one.test(text));
  if (!words) return null;
  const isOfWork = BEEN_HERE.test(text) || CLAIMS.test(text) || claimsDefect(text);
  const rest = tidy(asQuestion(text, words).replace(words, ' '));
  if (isOfWork || findIntents(rest).has('complaint') || KEPT_WAITING.test(rest)) return null;
  return splitWords(rest).some((word) => word.length > 2) ? rest : null;
}

/** "You never said about the deposit": what was not answered is asked again. */
function asQuestion(text: string, words: RegExp): string {
  const found = words === MISSES_ANSWER ? words.exec(text) : null;
  const end = found ? found.index + found[0].length : -1;
  const behind = found ? (/^[^.!?,;\n]*/u.exec(text.slice(end))?.[0] ?? '') : '';
  const isAsked = /^[^.!?\n]*\?/u.test(text.slice(end));
  return ABOUT.test(behind) && !isAsked
    ? `${text.slice(0, end)}${behind}?${text.slice(end + behind.length)}`
    : text;
}

const ABOUT =
  /^\s*(?:about|on|regarding|re|whether|if|what|how|wegen|zu|zur|zum|bezüglich|ob|was|wie|про|щодо|чи|як|насчёт|насчет|по поводу|о|об|какая|какой|яка|який|сколько|скільки)(?!\p{L})/iu;

/** What is left stands as if nothing had been between it. */
function tidy(rest: string): string {
  return rest
    .replace(/\s+([,.;!?)])/gu, '$1')
    .replace(/([,;–-])\s*(?=[.!?])/gu, '')
    .replace(/^[\s,.;:!)–-]+|[\s,;:–-]+$/gu, '')
    .replace(/[^\S\n]{2,}/gu, ' ')
    .trim();
}
