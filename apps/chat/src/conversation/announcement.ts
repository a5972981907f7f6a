import type { Quote } from '@glossa/contracts';
import type { PlacedMessage } from './placed-messages.ts';

/** What a screen reader says about the messages that came after the last one it has heard. */
export function textToAnnounce(
  messages: readonly PlacedMessage[],
  heardSeq: number,
  sayTotal: (quote: Quote) => string,
): string {
  return messages
    .filter((message) => message.seq > heardSeq && message.author !== 'client')
    .flatMap(({ text, quote }) => (quote === undefined ? [text] : [text, sayTotal(quote)]))
    .filter((sentence) => sentence !== '')
    .join(' ');
}
