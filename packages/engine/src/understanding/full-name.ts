import { foldText } from '../words/fold-text.ts';
import { isFirstName } from '../words/is-common-word.ts';

/** "Mike Torres" and nothing else: a first name and whatever stands behind it, without a title. Null for anything else. */
export function fullName(text: string): string | null {
  const [, name = '', first = ''] = FULL_NAME.exec(text.trim()) ?? [];
  return first !== '' && isFirstName(foldText(first)) ? name : null;
}

const FULL_NAME = /^(?:(?:Dr|Prof|Herr|Frau|Mr|Mrs|Ms)\.?\s)*((\p{Lu}\p{Ll}+)\s\p{Lu}\p{Ll}+)[.!]?$/u;
