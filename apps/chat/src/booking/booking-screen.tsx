import type { Language, OwnBooking } from '@glossa/contracts';
import { useState } from 'react';
import type { Answer, BookingApi } from './booking-api.ts';
import { BookingFacts } from './booking-facts.tsx';
import { fill } from './booking-formats.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { bookingWords } from './words.ts';

type BookingScreenProps = {
  api: BookingApi;
  booking: OwnBooking;
  language: Language;
  onChange: (booking: OwnBooking) => void;
};

/** Only ways into a chat of this site are followed. */
function isTalkPath(path: string | null | undefined): path is string {
  return /^\/chat\/[\w-]+(#talk=[\w-]+)?$/.test(path ?? '');
}

type Step = 'look' | 'move' | 'cancel';

export function BookingScreen({ api, booking, language, onChange }: BookingScreenProps) {
  const words = bookingWords[language];
  const [step, setStep] = useState<Step>('look');
  const [note, setNote] = useState<{ text: string; isBad: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = async (work: () => Promise<Answer<OwnBooking>>, done: string) => {
    setBusy(true);
    const answer = await work();
    setBusy(false);
    if (answer.ok) {
      onChange(answer.value);
      setNote({ text: done, isBad: false });
      setStep('look');
      return;
    }
    const sentences = { gone: words.gone, 'too-late': words.tooLate, taken: words.taken };
    const { refusal } = answer;
    const text = refusal === 'busy' || refusal === 'unreachable' ? words[refusal] : sentences[refusal];
    setNote({ text, isBad: true });
  };
  const isLive = booking.status === 'BOOKED';
  return (
    <>
      <BookingFacts booking={booking} language={language} />
      <p className={note?.isBad ? 'booking-note bad' : 'booking-note'} aria-live="polite">
        {note?.text}
      </p>
      {step === 'look' && isTalkPath(booking.talkPath) ? (
        <a className="booking-talk" href={booking.talkPath}>
          {words.toTalk}
        </a>
      ) : null}
      {isLive && step === 'look' ? (
        <div className="booking-actions">
          <a className="booking-button" href={api.icsUrl(language)} download="booking.ics">
            {words.addToCalendar}
          </a>
          {booking.canChange ? (
            <>
              <button type="button" className="booking-button quiet" onClick={() => setStep('move')}>
                {words.move}
              </button>
              <button type="button" className="booking-link" onClick={() => setStep('cancel')}>
                {words.cancel}
              </button>
              <p className="booking-hint">
                {booking.cancelCutoffHours === 0
                  ? words.noCutoff
                  : fill(words.cutoff, { hours: String(booking.cancelCutoffHours) })}
              </p>
            </>
          ) : (
            <p className="booking-hint">{words.tooLate}</p>
          )}
        </div>
      ) : null}
      {isLive && step === 'move' ? (
        <SlotChoice
          api={api}
          booking={booking}
          language={language}
          isBusy={isBusy}
          onChoose={(start) => change(() => api.move(start), words.moved)}
          onBack={() => setStep('look')}
        />
      ) : null}
      {isLive && step === 'cancel' ? (
        <CancelQuestion
          words={words}
          isBusy={isBusy}
          onMove={() => setStep('move')}
          onCancel={() => change(api.cancel, words.cancelled)}
          onBack={() => setStep('look')}
        />
      ) : null}
    </>
  );
}
