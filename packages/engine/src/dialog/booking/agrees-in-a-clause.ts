import type { EngineLanguage } from '../../facts.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import { splitWords } from '../../words/split-words.ts';
import { GLAD } from '../notes/note-words.data.ts';
import { BEGINS_QUESTION } from './yes/yes-words.data.ts';

/**
 * Whether a message says yes in a clause of its own: a question agrees to nothing, whatever words it begins with, and
 * neither does a yes behind "your list says". "Yes, do I pay upfront?" agrees before it asks.
 */
export function agreesInAClause(text: string, language: EngineLanguage): boolean {
  const isAsking = text.includes('?');
  return clausesOf(text).some((clause) => {
    // "Lovely. And can it stay overnight?" is glad of what was told, and asks before it agrees.
    if (isAsking && isGlad(clause)) return false;
    const said = findIntents(clause);
    if (!said.has('yes') || said.has('no') || BEGINS_QUESTION.test(clause)) return false;
    return !clause.includes('?') || (YES_FIRST.test(clause) && !isOtherTak(clause, language));
  });
}

/** Joy and no yes. */
export function isGlad(clause: string): boolean {
  const words = splitWords(clause);
  return words.length > 0 && words.every((word) => GLAD.test(word));
}

function clausesOf(text: string): string[] {
  return text.split(/(?<=[.,;!?\n–—])\s*/u).filter((clause) => clause.trim() !== '');
}

const YES_FIRST = /^\s*(?:yes|yep|yeah|yup|sure|ok|okay|ja|jo|jep|да|ага|ок|так|добре|хорошо)(?!\p{L})/iu;

/** "Так" agrees in Ukrainian; in Russian it begins a sentence. */
function isOtherTak(clause: string, language: EngineLanguage): boolean {
  return language !== 'UA' && /^\s*так(?!\p{L})/iu.test(clause);
}
