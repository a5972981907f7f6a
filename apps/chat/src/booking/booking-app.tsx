import type { Language, OwnBooking } from '@glossa/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { countVisit } from '../api/count-visit.ts';
import {
  browserLanguage,
  languageNames,
  languages,
  localeOf,
  readChosenLanguage,
  saveChosenLanguage,
} from '../i18n/language.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import type { BookingApi, Refusal } from './booking-api.ts';
import { BookingScreen } from './booking-screen.tsx';
import { bookingWords } from './words.ts';

type BookingAppProps = { api: BookingApi; storage: SafeStorage };

/** The client's own page of a booking: look, move, cancel, take it along. */
export function BookingApp({ api, storage }: BookingAppProps) {
  const [booking, setBooking] = useState<OwnBooking | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [chosen, choose] = useState<Language | null>(() => readChosenLanguage(storage));
  const language = chosen ?? booking?.language ?? browserLanguage(navigator.languages) ?? 'EN';
  const words = bookingWords[language];
  const load = useCallback(async () => {
    setRefusal(null);
    const answer = await api.load();
    if (answer.ok) setBooking(answer.value);
    else setRefusal(answer.refusal);
  }, [api]);
  useEffect(() => void load(), [load]);
  const isShown = booking !== null;
  const shownIn = useRef(language);
  shownIn.current = language;
  useEffect(() => {
    if (isShown) countVisit(window, { path: '/booking/:id', language: shownIn.current });
  }, [isShown]);
  useEffect(() => {
    document.documentElement.lang = localeOf[language];
    document.title = booking ? `${words.title} · ${booking.studio.name}` : words.title;
  }, [language, booking, words]);
  return (
    <div className="booking">
      <fieldset className="booking-languages">
        <legend className="visually-hidden">{words.language}</legend>
        {languages.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === language}
            title={languageNames[name]}
            onClick={() => {
              saveChosenLanguage(storage, name);
              choose(name);
            }}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <main aria-busy={booking === null && refusal === null}>
        {booking ? (
          <BookingScreen api={api} booking={booking} language={language} onChange={setBooking} />
        ) : refusal === 'gone' ? (
          <section className="booking-message">
            <h1>{words.gone}</h1>
            <p>{words.goneText}</p>
          </section>
        ) : refusal ? (
          <section className="booking-message" role="alert">
            <h1>{words.unreachable}</h1>
            <button type="button" className="booking-button" onClick={() => void load()}>
              {words.retry}
            </button>
          </section>
        ) : (
          <p className="visually-hidden">{words.loading}</p>
        )}
      </main>
    </div>
  );
}
