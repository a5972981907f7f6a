import type { Delivery } from '../conversation/timeline.ts';
import { useWords, type Words } from '../i18n/words.ts';

type DeliveryNoteProps = { delivery: Delivery; onRetry: () => void; onEdit: () => void };

/** What became of one's own message, where it is not simply sent. */
export function DeliveryNote({ delivery, onRetry, onEdit }: DeliveryNoteProps) {
  const words = useWords();
  switch (delivery.kind) {
    case 'sent':
      return null;
    case 'sending':
      return <p className="delivery delivery-sending">{words.sending}</p>;
    case 'waiting':
      return (
        <p className="delivery">
          {words.waiting}
          <button type="button" onClick={onRetry}>
            {words.tryNow}
          </button>
        </p>
      );
    case 'refused':
      return (
        <p className="delivery delivery-refused">
          {refusalOf(words, delivery.code)}
          <button type="button" onClick={onRetry}>
            {words.tryAgain}
          </button>
          <button type="button" onClick={onEdit}>
            {words.edit}
          </button>
        </p>
      );
  }
}

function refusalOf(words: Words, code: string): string {
  if (code === 'message_too_long') return words.refusedTooLong;
  return code === 'photo_gone' ? words.photoGone : words.refused;
}
