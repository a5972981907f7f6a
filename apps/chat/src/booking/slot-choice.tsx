import type { Language, OwnBooking } from '@glossa/contracts';
import { useEffect, useState } from 'react';
import type { BookingApi, MoveSlot } from './booking-api.ts';
import { bookingFormats, fill } from './booking-formats.ts';
import { DayTimes } from './day-times.tsx';
import { slotsByDay } from './slots-by-day.ts';
import { bookingWords } from './words.ts';

type SlotChoiceProps = {
  api: BookingApi;
  booking: OwnBooking;
  language: Language;
  isBusy: boolean;
  onChoose: (start: string) => void;
  onBack: () => void;
};

const twoWeeksMs = 14 * 24 * 60 * 60 * 1000;

/** First the day, then its times; two weeks at a time. One tap chooses, a second one confirms. */
export function SlotChoice({ api, booking, language, isBusy, onChoose, onBack }: SlotChoiceProps) {
  const words = bookingWords[language];
  const formats = bookingFormats(language, booking.studio.timezone);
  const [page, setPage] = useState(0);
  const [slots, setSlots] = useState<MoveSlot[] | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setSlots(null);
    choose(null);
    const from = new Date(Date.now() + page * twoWeeksMs);
    void api.listSlots(from, new Date(from.getTime() + twoWeeksMs)).then((answer) => {
      if (isCurrent) setSlots(answer.ok ? answer.value : []);
    });
    return () => {
      isCurrent = false;
    };
  }, [api, page]);
  return (
    <section className="booking-actions" aria-label={words.chooseTime} aria-busy={slots === null}>
      <h2>{words.chooseTime}</h2>
      {slots?.length === 0 ? <p className="booking-hint">{words.noSlots}</p> : null}
      <DayTimes
        days={slotsByDay(slots ?? [], booking.studio.timezone)}
        formats={formats}
        words={words}
        chosen={chosen}
        onChoose={choose}
      />
      <div className="booking-pages">
        {page > 0 ? (
          <button type="button" className="booking-link" onClick={() => setPage(page - 1)}>
            {words.earlier}
          </button>
        ) : null}
        <button type="button" className="booking-link" onClick={() => setPage(page + 1)}>
          {words.later}
        </button>
      </div>
      <div className="booking-confirm">
        {chosen ? (
          <button type="button" className="booking-button" disabled={isBusy} onClick={() => onChoose(chosen)}>
            {fill(words.confirmMove, { time: formats.short(chosen) })}
          </button>
        ) : null}
        <button type="button" className="booking-link" onClick={onBack}>
          {words.back}
        </button>
      </div>
    </section>
  );
}
