import type { TimelineRow } from '../conversation/timeline.ts';
import { useWords } from '../i18n/words.ts';
import { BookingCard, type BookingPlace } from './booking-card.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { QuoteReceipt } from './quote-receipt.tsx';
import { RichText } from './rich-text.tsx';

type MessageRowProps = {
  row: TimelineRow;
  place: BookingPlace;
  onRetry: (clientMessageId: string) => void;
  onEdit: (row: TimelineRow) => void;
};

export function MessageRow({ row, place, onRetry, onEdit }: MessageRowProps) {
  const words = useWords();
  const isOwn = row.author === 'client';
  // One price of one thing stands on the card of its booking; a receipt beside it would say it all again.
  const isOnCard = row.booking !== undefined && row.quote?.lines.length === 1 && !row.quote.discounts?.length;
  const speaker = { client: words.you, bot: words.assistant, manager: words.team }[row.author];
  return (
    <li className={`row ${isOwn ? 'row-own' : 'row-studio'} ${row.endsGroup ? 'row-ends' : ''}`}>
      <span className={row.author === 'manager' ? 'speaker' : 'visually-hidden'}>{speaker}</span>
      {row.photos && row.photos.length > 0 && <PhotoGrid photos={row.photos} />}
      {row.text !== '' && (
        <div className="bubble" dir="auto" data-delivery={row.delivery.kind}>
          {isOwn ? <bdi>{row.text}</bdi> : <RichText text={row.text} />}
        </div>
      )}
      {row.quote && !isOnCard && <QuoteReceipt quote={row.quote} />}
      {row.booking && (
        <BookingCard booking={row.booking} place={place} quote={isOnCard ? row.quote : undefined} />
      )}
      <DeliveryNote delivery={row.delivery} onRetry={() => onRetry(row.key)} onEdit={() => onEdit(row)} />
    </li>
  );
}
