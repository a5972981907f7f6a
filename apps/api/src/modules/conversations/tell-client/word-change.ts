import { type CalendarEvent, type Language, localeOf } from '@glossa/contracts';
import { bookingWords } from '../../calendar/index.ts';
import { type ChangeWords, changeWords } from './change-words.data.ts';

type Booked = Pick<
  CalendarEvent,
  'start' | 'end' | 'status' | 'service' | 'title' | 'quote' | 'carName' | 'carType' | 'carPlate'
>;
type Known = { start: string; end: string };

export type Wording = {
  event: Booked;
  studio: { name: string; timezone: string };
  language: Language;
};

/** What to tell a client about a booking as it stands now, beside what the client knows of it. */
export function wordChange(wording: Wording, known: Known | null): string {
  return fill(changeWords[wording.language][kindOf(wording.event, known)], wording);
}

export function subjectOf(wording: Wording): string {
  const { subject, cancelledSubject } = changeWords[wording.language];
  return fill(wording.event.status === 'CANCELLED' ? cancelledSubject : subject, wording);
}

function kindOf({ start, status }: Booked, known: Known | null): keyof ChangeWords {
  if (status === 'CANCELLED') return 'cancelled';
  const isSameStart = known !== null && Date.parse(known.start) === Date.parse(start);
  return isSameStart ? 'lasts' : 'moved';
}

/** Times are the studio's own: the client is to come there. */
function fill(text: string, { event, studio, language }: Wording): string {
  const locale = language === 'EN' ? 'en-GB' : localeOf[language];
  const show = (instant: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: studio.timezone, ...options }).format(new Date(instant));
  const day = (instant: string) => show(instant, { weekday: 'long', day: 'numeric', month: 'long' });
  const time = (instant: string) => show(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const { start, end } = event;
  const values: Record<string, string> = {
    service: bookingWords(event, language).service,
    studio: studio.name,
    day: day(start),
    from: time(start),
    to: day(start) === day(end) ? time(end) : `${day(end)}, ${time(end)}`,
  };
  return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}
