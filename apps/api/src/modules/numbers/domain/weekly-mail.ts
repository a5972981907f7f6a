import { type Figures, type Language, localeOf } from '@glossa/contracts';
import { addUp, type DayFacts } from './add-up.ts';
import { type Line, weekPage } from './week-page.ts';
import { weeklyWords } from './weekly-mail.data.ts';

export type ToldWeek = {
  studio: string;
  currency: string;
  language: Language;
  /** The seven days of the week, and those of the week before. */
  days: readonly DayFacts[];
  before: readonly DayFacts[];
  publicUrl: string;
};

/** The week as a mail: plain text, and a page of tables and coloured cells that needs nothing from outside. */
export function weeklyMail(told: ToldWeek): { subject: string; body: string; html: string } {
  const words = weeklyWords[told.language];
  const format = formatsOf(told.language, told.currency);
  const first = told.days[0]?.day ?? '';
  const last = told.days.at(-1)?.day ?? first;
  const dates = { studio: told.studio, from: format.date(first), to: format.date(last) };
  const lines = linesOf(told, format);
  const links = { numbers: `${told.publicUrl}/numbers`, settings: `${told.publicUrl}/settings` };
  const title = fill(words.title, dates);
  const plain = lines.map(({ label, value, note }) => `${label}: ${value}${note ? ` (${note})` : ''}`);
  return {
    subject: fill(words.subject, dates),
    body: [title, '', ...plain, '', `${words.open}: ${links.numbers}`, '', words.off, links.settings].join(
      '\n',
    ),
    html: weekPage({
      language: told.language,
      studio: told.studio,
      title,
      lines,
      chart: {
        caption: words.byDay,
        dialogs: words.dialogs,
        bookings: words.bookings,
        days: told.days.map(({ day, dialogs, bookings }) => ({
          name: format.weekday(day),
          dialogs,
          bookings,
        })),
      },
      links: { ...links, open: words.open, off: words.off },
    }),
  };
}

/** Nothing happened in it: nobody wants to read seven zeros. */
export function isQuiet(days: readonly DayFacts[]): boolean {
  const { dialogs, bookings, jobsDone } = addUp(days);
  return dialogs + bookings + jobsDone === 0;
}

type Formats = ReturnType<typeof formatsOf>;

function linesOf({ language, days, before }: ToldWeek, format: Formats): Line[] {
  const words = weeklyWords[language];
  const now = addUp(days);
  const past = addUp(before);
  const compared = (label: string, show: (figures: Figures) => string): Line => ({
    label,
    value: show(now),
    note: fill(words.before, { value: show(past) }),
  });
  const { upsellsTaken, upsellsOffered, personsInTime, personsAsked, questions, questionsOpen } = now;
  const counted = (values: Record<string, number>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, format.number(value)]));
  return [
    compared(words.dialogs, ({ dialogs }) => format.number(dialogs)),
    compared(words.bookings, ({ bookings }) => format.number(bookings)),
    compared(words.conversion, ({ bookings, dialogs }) => format.share(bookings, dialogs)),
    compared(words.booked, ({ bookedValue }) => format.money(bookedValue)),
    compared(words.done, ({ doneValue }) => format.money(doneValue)),
    {
      label: words.upsells,
      value: fill(words.ofOffered, counted({ taken: upsellsTaken, offered: upsellsOffered })),
    },
    {
      label: words.persons,
      value: fill(words.ofAsked, counted({ inTime: personsInTime, asked: personsAsked })),
    },
    { label: words.heldBack, value: format.number(now.heldBack) },
    {
      label: words.questions,
      value: fill(words.stillOpen, counted({ questions, open: questionsOpen })),
    },
  ];
}

function formatsOf(language: Language, currency: string) {
  const locale = language === 'EN' ? 'en-GB' : localeOf[language];
  // A date of the calendar has no zone: it is written as it stands.
  const show = (options: Intl.DateTimeFormatOptions) => (day: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
  const number = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return {
    date: show({ day: 'numeric', month: 'long' }),
    weekday: show({ weekday: 'short' }),
    number: (value: number) => number.format(value),
    money: (value: number) => money.format(value),
    share: (part: number, whole: number) =>
      whole === 0 ? '–' : `${number.format(Math.min(100, Math.round((part / whole) * 100)))} %`,
  };
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
