import type { BookingWords } from './words.ts';

type CancelQuestionProps = {
  words: BookingWords;
  isBusy: boolean;
  onMove: () => void;
  onCancel: () => void;
  onBack: () => void;
};

/** A new time is offered before the booking is given up. */
export function CancelQuestion({ words, isBusy, onMove, onCancel, onBack }: CancelQuestionProps) {
  return (
    <section className="booking-actions" aria-label={words.confirmCancel}>
      <h2>{words.confirmCancel}</h2>
      <p className="booking-hint">{words.keepInstead}</p>
      <button type="button" className="booking-button" disabled={isBusy} onClick={onMove}>
        {words.move}
      </button>
      <button type="button" className="booking-button bad" disabled={isBusy} onClick={onCancel}>
        {words.yesCancel}
      </button>
      <button type="button" className="booking-link" onClick={onBack}>
        {words.back}
      </button>
    </section>
  );
}
