import type { DialogState } from '../../dialog-state.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { IF_POLITE } from '../offers/what-if-words.data.ts';

/** "… but if the stains stay, text me first": under which condition something is to be done is for the studio to know. */
export function conditionIn(text: string): string | null {
  const clause = CONDITION.exec(text)?.[0].trim() ?? '';
  return clause === '' || IF_POLITE.test(clause) ? null : clause;
}

/** What is said under a condition beside a yes is noted, and takes nothing in or out: "only if the stain stays" leaves all. */
export function withoutCondition(message: Understanding, { asked }: DialogState): Understanding {
  const { text, times, name, car } = message;
  if (asked?.kind !== 'confirm' || times.reading !== null || name !== null || car !== null) return message;
  const condition = conditionIn(text);
  const rest = condition === null ? text : text.replace(condition, ' ');
  const said = findIntents(rest);
  if (condition === null || rest.includes('?') || !said.has('yes') || said.has('no')) return message;
  return {
    ...message,
    rest,
    intents: said,
    acts: new Set(['yes']),
    denied: [],
    topics: [],
    questions: [],
    works: [],
  };
}

const CONDITION =
  /(?<!\p{L})(?:(?:but|only|just|aber|nur|bloß|але|тільки|лише|но|только)\s)?(?:if|in case|unless|wenn|falls|sofern|якщо|якби|если)\s[^?!]+$/iu;
