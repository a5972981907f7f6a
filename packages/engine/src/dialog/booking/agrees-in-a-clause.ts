import type { EngineLanguage } from '../../facts.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import { BEGINS_QUESTION } from './yes/yes-words.data.ts';

/**
 * Whether a message says yes in a clause of its own: a question agrees to nothing, whatever words it begins with, and
 * neither does a yes behind "your list says". "Yes, do I pay upfront?" agrees before it asks.
 */
export function agreesInAClause(text: string, language: EngineLanguage): boolean {
  return clausesOf(text).some((clause) => {
    const said = findIntents(clause);
    if (!said.has('yes') || said.has('no') || BEGINS_QUESTION.test(clause)) return false;
    return !clause.includes('?') || (YES_FIRST.test(clause) && !isOtherTak(clause, language));
  });
}

function clausesOf(text: string): string[] {
  return text.split(/(?<=[.,;!?\n–—])\s*/u).filter((clause) => clause.trim() !== '');
}

const YES_FIRST = /^\s*(?:yes|yep|yeah|yup|sure|ok|okay|ja|jo|jep|да|ага|ок|так|добре|хорошо)(?!\p{L})/iu;

/** "Так" agrees in Ukrainian; in Russian it begins a sentence. */
function isOtherTak(clause: string, language: EngineLanguage): boolean {
  return language !== 'UA' && /^\s*так(?!\p{L})/iu.test(clause);
}
