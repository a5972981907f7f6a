import { useLanguage, useWords } from '../i18n/words.ts';

const manageShape = /^\/booking\/([\w-]+)$/;

/** Into one's own calendar, and to the page where a booking can be moved or cancelled. */
export function BookingActions({ managePath }: { managePath: string | undefined }) {
  const words = useWords();
  const language = useLanguage();
  const secret = manageShape.exec(managePath ?? '')?.[1];
  if (secret === undefined) return null;
  return (
    <div className="booking-actions">
      <a
        href={`/api/booking/${secret}/booking.ics?language=${language}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.toCalendar}
      </a>
      <a href={`/booking/${secret}`} target="_blank" rel="noopener noreferrer">
        {words.manageBooking}
      </a>
    </div>
  );
}
