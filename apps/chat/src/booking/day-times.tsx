import { useState } from 'react';
import type { bookingFormats } from './booking-formats.ts';
import type { SlotDay } from './slots-by-day.ts';
import type { BookingWords } from './words.ts';

type DayTimesProps = {
  days: readonly SlotDay[];
  formats: ReturnType<typeof bookingFormats>;
  words: BookingWords;
  chosen: string | null;
  onChoose: (start: string | null) => void;
};

/** The days on which something is free, and beside them the times of the day that was picked. */
export function DayTimes({ days, formats, words, chosen, onChoose }: DayTimesProps) {
  const [picked, pick] = useState<string | null>(null);
  const shown = days.find(({ day }) => day === picked) ?? days[0];
  if (shown === undefined) return null;
  return (
    <div className="booking-picker">
      <fieldset className="booking-days">
        <legend>{words.day}</legend>
        {days.map(({ day, slots }) => (
          <button
            key={day}
            type="button"
            aria-pressed={day === shown.day}
            onClick={() => {
              pick(day);
              onChoose(null);
            }}
          >
            {formats.shortDay(slots[0]?.start ?? '')}
          </button>
        ))}
      </fieldset>
      <fieldset className="booking-slots">
        <legend>{words.time}</legend>
        {shown.slots.map(({ start }) => (
          <button key={start} type="button" aria-pressed={start === chosen} onClick={() => onChoose(start)}>
            {formats.time(start)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
