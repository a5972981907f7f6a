import { countCharacters, messageLength } from '@glossa/contracts';
import { emptyMessage, messageTooLong } from '../conversations.errors.ts';

/** Invisible letters that can smuggle text past a reader: Unicode tags. Emoji joiners stay. */
const tagCharacters = /[\u{E0000}-\u{E007F}]/gu;
const onlyInvisible = /^[\s\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u00AD]*$/u;
const mostLineBreaks = 20;

/** The client's text as it is stored and understood, or a refusal that says what is wrong with it. */
export function readClientMessage(raw: string, { hasPhotos = false } = {}): string {
  const text = limitLineBreaks(
    raw.toWellFormed().replaceAll('\uFFFD', '').replace(tagCharacters, '').replaceAll('\0', '').trim(),
  );
  if (onlyInvisible.test(text)) {
    if (hasPhotos) return '';
    throw emptyMessage();
  }
  if (countCharacters(text) > messageLength.max) throw messageTooLong();
  return text;
}

function limitLineBreaks(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .split('\n');
  if (lines.length <= mostLineBreaks) return lines.join('\n');
  return [...lines.slice(0, mostLineBreaks), lines.slice(mostLineBreaks).join(' ')].join('\n');
}
